import { mapLanguages, type Language, sourceLanguage } from '@/lib/language';
import { slotNames } from '@/lib/content/schemas/fields/picture-slots';
import { collectionPaths, type RoutePath, routePaths, getWordsFile } from '@/lib/routes';

import { listAppRoutes, hasRoute } from '../app-routes';
import {
  compareOrder,
  type CollectionDefinition,
  type Definition,
  type SingleDefinition,
} from '@/lib/content/schemas/define';
import { buildVariables, countItems } from '../variables';
import { type Issue, readPath } from '../issues';
import { type Content, pages, sharedWords, singles } from '@/lib/content/schemas';
import { type Entry, everyCollection, everySingle, isCollection, getEntryKey } from './entry';
import { type ResolveContext, type PictureUse, resolve } from './resolve';
import type { CheckedVersions } from './versions';

/** The number of words in a Markdown text, without markup and link targets. */
export const countWords = (text: string): number =>
  text.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;

function resolveEntries(
  entries: readonly Entry[],
  values: ReadonlyMap<Entry, unknown>,
  written: ReadonlyMap<string, readonly Language[]>,
) {
  const getSingle = (definition: SingleDefinition): unknown =>
    values.get(entries.find((entry) => entry.definition === definition) as Entry);

  const listItems = (definition: CollectionDefinition): unknown[] => {
    const own = entries.filter((entry) => entry.definition === definition);
    const { order = compareOrder } = definition;
    const ordered = own.toSorted(
      (one, other) => order(one.value as never, other.value as never) || one.id.localeCompare(other.id),
    );
    return ordered.map((entry) => ({
      id: entry.id,
      languages: written.get(getEntryKey(entry)) ?? [sourceLanguage],
      ...(entry.source.body && { wordCount: countWords(entry.source.body.text) }),
      ...(values.get(entry) as object),
    }));
  };

  const mapValues = <From, To>(record: Readonly<Record<string, From>>, make: (value: From) => To) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));

  // The cast is safe: every value matched its schema, and `Content` is derived from the same schemas.
  return {
    ...mapValues(singles as Readonly<Record<string, SingleDefinition>>, getSingle),
    words: mapValues(sharedWords as Readonly<Record<string, SingleDefinition>>, getSingle),
    pages: mapValues(pages as Readonly<Record<string, SingleDefinition>>, getSingle),
    ...mapValues(everyCollection, listItems),
  } as unknown as Content;
}

/** Whether the files that define text variables are valid. */
export const isFilled = ({ entries }: CheckedVersions): boolean =>
  (['enterprise', 'figures', 'constants', 'site', 'hub'] as const).every((name) =>
    entries[sourceLanguage].some(({ definition }) => definition === everySingle[name]),
  );

/** The content of each language, with variables replaced and actions resolved to links. */
export function fillIn(
  { entries, written, invalid }: CheckedVersions,
  { ids, targets, hasFile }: Pick<ResolveContext, 'ids' | 'targets' | 'hasFile'>,
) {
  const issues: Issue[] = [];
  const reported = new Set<string>();
  const raw = entries[sourceLanguage];
  const images = raw.filter(({ definition }) => isCollection(definition) && definition.folder === 'images');
  const pictures = new Map<string, string | undefined>((ids.images ?? []).map((id) => [id, undefined]));
  for (const { id, value } of images) pictures.set(id, (value as { medium: string }).medium);

  const content = mapLanguages((language): Content => {
    // Variables come from files that do not use variables themselves.
    const plain = resolveEntries(
      entries[language],
      new Map(entries[language].map((entry) => [entry, entry.value])),
      written,
    );
    const counts = countItems(plain);
    const routed = listAppRoutes(language);
    // A page exists in a language if both its route and its texts do.
    const isTranslated = (path: string): boolean => {
      const file = getWordsFile(path);
      return file !== undefined && hasRoute(routed, path) && (written.get(file) ?? []).includes(language);
    };
    const context: ResolveContext = {
      language,
      variables: buildVariables(plain, counts, language),
      counts,
      ids,
      pictures,
      targets,
      hasFile,
      content: plain,
      isTranslated,
    };
    const values = new Map<Entry, unknown>();
    const shown = new Map<Definition, ReadonlySet<string>>();
    const uses: PictureUse[] = [];
    if (language === sourceLanguage) issues.push(...invalid.flatMap((entry) => resolve(entry, context).issues));
    for (const entry of entries[language]) {
      const { value, issues: found, figures, pictures: shownHere } = resolve(entry, context);
      values.set(entry, value);
      uses.push(...shownHere);
      if (!isCollection(entry.definition)) shown.set(entry.definition, figures);
      // Text that falls back to the source language is checked with the source file.
      const isOwn = language === sourceLanguage || entry.source.file.includes(`.${language}.`);
      const added = found.filter(
        (issue) => isOwn && !reported.has(`${getEntryKey(entry)} ${readPath(issue.path)} ${issue.message}`),
      );
      for (const { path, message } of added) reported.add(`${getEntryKey(entry)} ${readPath(path)} ${message}`);
      issues.push(...added);
    }
    const paths = [
      ...routePaths,
      ...Object.entries(collectionPaths).flatMap(([path, name]) => (ids[name] ?? []).map((id) => `${path}/${id}`)),
    ];
    return {
      ...resolveEntries(entries[language], values, written),
      translated: paths.filter(isTranslated),
      pictureSlots: collectSlots(uses),
      shownOn: Object.fromEntries((ids.figures ?? []).map((name) => [name, listPagesShowing(name, shown)])),
    };
  });
  return { issues, content };
}

/** The slots of each picture, by picture name, in slot order. */
const collectSlots = (uses: readonly PictureUse[]): Content['pictureSlots'] =>
  Object.fromEntries(
    [...new Set(uses.map(({ picture }) => picture))].map((name) => {
      const own = new Set(uses.flatMap(({ picture, slots }) => (picture === name ? slots : [])));
      return [name, slotNames.filter((slot) => own.has(slot))];
    }),
  );

/** The pages that use a figure, in route table order. */
const listPagesShowing = (name: string, shown: ReadonlyMap<Definition, ReadonlySet<string>>): RoutePath[] =>
  routePaths.filter((path) =>
    [...shown].some(
      ([definition, figures]) =>
        !isCollection(definition) && definition.file === getWordsFile(path) && figures.has(name),
    ),
  );
