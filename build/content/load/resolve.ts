import { type Language, sourceLanguage } from '@/lib/language';
import { parseFigureNumber } from '@/lib/drawing/dots';
import { isForDrawings, type SlotName } from '@/lib/content/schemas/fields/picture-slots';
import { getOwn } from '@/lib/own';
import { isSitePath } from '@/lib/routes';
import { choiceInText } from '@/lib/language/fill';

import type { WrittenAction } from '@/lib/content/schemas/fields/actions';
import type { FieldInfo } from '@/lib/content/schemas/fields';
import { buildLink } from '@/lib/content/urls';
import { type Path, quoteText } from '@/lib/content/schemas/fields/messages';
import type { Issue } from '../issues';
import { didYouMean } from '@/lib/language/nearest';
import { findEmptyPage, type Targets } from '../targets';
import type { Content } from '@/lib/content/schemas';
import { mapFields } from '../walk';
import { type Entry, getPage } from './entry';

/** Data across files, needed to check and fill fields. */
export type ResolveContext = {
  readonly language: Language;
  readonly variables: ReadonlyMap<string, string>;
  readonly counts: Readonly<Record<string, number>>;
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** The medium of each picture; undefined for one whose record is not readable. */
  readonly pictures: ReadonlyMap<string, string | undefined>;
  readonly targets: Targets;
  readonly hasFile: (file: string) => boolean;
  readonly content: Pick<Content, 'enterprise' | 'words'>;
  readonly isTranslated: (path: string) => boolean;
};

/** A picture used in a field, and the field's slots; no slots for pictures of PDFs, which have their own sizes. */
export type PictureUse = { readonly picture: string; readonly slots: readonly SlotName[] };

/** A reference that leads nowhere, in a field or in one of its keys. */
type ReferenceFault = { readonly key?: string; readonly message: string };

/** A choice by a count, unless its brace is escaped. */
const unescapedChoice = new RegExp(String.raw`(?<!\\)${choiceInText.source}`, 'g');

type ReferenceCheck = (
  value: string,
  info: FieldInfo,
  context: ResolveContext,
) => readonly (string | false | undefined)[];

const checkName = (value: string, known: readonly string[], where: string) =>
  !known.includes(value) && `${quoteText(value)} is not ${where}. ${didYouMean(value, known)}`.trim();

/** Checks of references, by the kind of field. */
const referenceChecks: Readonly<Partial<Record<FieldInfo['kind'], ReferenceCheck>>> = {
  path: (path, _, { targets }) => [
    isSitePath(path) && checkName(path, [...targets.pages.keys()], 'a page of this site'),
  ],
  file: (file, { folders }, { hasFile, targets }) => {
    const isFound = folders?.some((folder) => hasFile(`${folder}/${file}`)) ?? targets.hasFile(file);
    const where = folders?.join(' or ') ?? 'the files of this site';
    return [!isFound && `${quoteText(file)} is not in ${where}. Put the file there, or correct the name.`];
  },
  reference: (id, { collection = '' }, { ids }) => [checkName(id, ids[collection] ?? [], `in ${collection}`)],
  figure: (name, _, { ids }) => [checkName(name, ids.figures ?? [], 'a figure of content/site/figures.yaml')],
  picture: (name, { slots = [] }, { pictures }) => {
    const isWrong = (pictures.get(name) ?? 'drawing') !== 'drawing' && slots.some(isForDrawings);
    return [
      checkName(name, [...pictures.keys()], 'a picture in content/images'),
      isWrong && `${quoteText(name)} is not a drawing, but only drawings are shown here (medium: drawing).`,
    ];
  },
};

/** Checks the page, the anchor and the external address of an action. */
function checkAction(
  { path, hash, external }: WrittenAction,
  ownPage: string | undefined,
  { targets, content }: ResolveContext,
): ReferenceFault[] {
  const isAddressed = external === undefined || content.enterprise.external[external] !== undefined;
  const page = path ?? ownPage;
  const anchors = targets.pages.get(page ?? '');
  const isFound = hash === undefined || !anchors || anchors === 'any' || anchors.has(hash);
  const missing = isFound
    ? undefined
    : `${quoteText(page)} has no anchor ${quoteText(hash)}. ${didYouMean(hash, [...anchors])}`;
  const empty = path && findEmptyPage(path, targets, ownPage);
  const emptySection = hash && findEmptyPage(`${page}#${hash}`, targets, undefined);
  return [
    ...(isAddressed
      ? []
      : [
          {
            key: 'external',
            message: `${quoteText(external)} has no address. Write one in content/site/enterprise.yaml, as external.${external}.`,
          },
        ]),
    ...(empty ? [{ key: 'path', message: empty }] : []),
    ...[emptySection, missing].flatMap((message) => (message ? [{ key: 'hash', message }] : [])),
  ];
}

/** Replaces variables, resolves actions to links, collects the figures and pictures used, and reports unknown names. */
export function resolve(
  entry: Entry,
  context: ResolveContext,
): { value: unknown; issues: Issue[]; figures: ReadonlySet<string>; pictures: readonly PictureUse[] } {
  const { definition, source } = entry;
  const { counts, variables, ids } = context;
  const issues: Issue[] = [];
  const figures = new Set<string>();
  const pictures: PictureUse[] = [];
  const report = (path: Path, message: string): void => {
    issues.push({ file: source.file, path, message, position: source.findPosition(path) });
  };
  // Untranslated fields exist in the source file only, so errors are reported there.
  const reportOnce = (path: Path, message: string): void => {
    if (context.language === sourceLanguage) report(path, message);
  };
  const numbers = Object.fromEntries(
    Object.entries(entry.value as Record<string, unknown>).flatMap(([key, value]): [string, string][] =>
      typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );

  /** Replaces the variables of a text. `\{` is the character itself. */
  function fillText(text: string, { variables: later = [] }: FieldInfo, path: Path): string {
    const chosen = text.replaceAll(unescapedChoice, (whole, name: string, one: string, other: string) => {
      if (later.includes(name)) return whole;
      const count = getOwn(counts, name);
      const advice = didYouMean(name, Object.keys(counts));
      if (count === undefined) report(path, `chooses by ${quoteText(name)}, which is not a count. ${advice}`.trim());
      return count === 1 ? one : other;
    });
    return chosen.replaceAll(/\\(\{)|\{([\w.-]+)\}/g, (whole, sign: string | undefined, name: string) => {
      if (sign !== undefined) return sign;
      if (later.includes(name)) return whole;
      const own: string | undefined = getOwn(numbers, name);
      const value = own ?? variables.get(name);
      if (own === undefined && ids.figures?.includes(name)) figures.add(name);
      if (value === undefined) {
        const advice = didYouMean(name, [...later, ...Object.keys(numbers), ...variables.keys()]);
        report(path, `uses '{${name}}', which is not a variable. ${advice} For the characters, write \\{${name}}.`);
      } else if (figures.has(name) && parseFigureNumber(value) === 0) {
        reportOnce(path, `uses '{${name}}', which is 0. Rewrite the sentence without it.`);
      }
      return value ?? whole;
    });
  }

  const value = mapFields(definition.schema, entry.value, (info, field, path) => {
    if (!info) return field;
    if (info.kind === 'action') {
      const action = field as WrittenAction;
      for (const { key, message } of checkAction(action, getPage(entry), context)) {
        reportOnce(key === undefined ? path : [...path, key], message);
      }
      return buildLink(action, {
        ...context,
        enterprise: context.content.enterprise,
        newTab: context.content.words.site.opensInNewTab,
      });
    }
    if (typeof field !== 'string') return field;
    if (info.words || info.interpolated) return fillText(field, info, path);
    for (const message of referenceChecks[info.kind]?.(field, info, context) ?? []) {
      if (message) reportOnce(path, message);
    }
    if (info.kind === 'figure') figures.add(field);
    if (info.kind === 'picture') pictures.push({ picture: field, slots: info.slots ?? [] });
    return field;
  });
  return { value, issues, figures, pictures };
}
