import { type Language, sourceLanguage } from '@/lib/language';
import { parseFigureNumber } from '@/lib/drawing/dots';
import { isForDrawings, type SlotName } from '@/lib/content/schemas/fields/picture-slots';
import { getOwn as ownValue } from '@/lib/own';
import { isSitePath } from '@/lib/routes';
import { choiceInText, placeInText } from '@/lib/language/fill';

import type { WrittenAction } from '@/lib/content/schemas/fields/actions';
import type { FieldInfo } from '@/lib/content/schemas/fields';
import { linkOf } from '@/lib/content/urls';
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
  readonly figures: readonly string[];
  /** The medium of each picture; undefined for one whose record is not readable. */
  readonly pictures: ReadonlyMap<string, string | undefined>;
  readonly targets: Targets;
  readonly hasFile: (file: string) => boolean;
  readonly content: Pick<Content, 'enterprise' | 'words'>;
  readonly isTranslated: (path: string) => boolean;
};

/** A picture used in a field, and the field's slots; no slots for pictures of PDFs, which have their own sizes. */
export type PictureUse = { readonly picture: string; readonly slots: readonly SlotName[] };

/** Replaces variables, resolves actions to links, collects the figures and pictures used, and reports unknown names. */
export function resolve(
  entry: Entry,
  known: ResolveContext,
): { value: unknown; issues: Issue[]; figures: ReadonlySet<string>; pictures: readonly PictureUse[] } {
  const { definition, source } = entry;
  const issues: Issue[] = [];
  const figures = new Set<string>();
  const pictures: PictureUse[] = [];
  const report = (path: Path, message: string): void => {
    issues.push({ file: source.file, path, message, position: source.findPosition(path) });
  };

  // Untranslated fields exist in the source file only, so errors are reported there.
  const reportOnce = (path: Path, message: string): void => {
    if (known.language === sourceLanguage) report(path, message);
  };

  const numbers = new Map(
    Object.entries(entry.value as Record<string, unknown>).flatMap(([key, value]): [string, string][] =>
      typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );

  const chooseText = (text: string, { variables = [] }: FieldInfo, path: Path): string =>
    text.replaceAll(choiceInText, (whole, name: string, one: string, other: string) => {
      if (variables.includes(name)) return whole;
      const count = ownValue(known.counts, name);
      if (count === undefined) {
        report(
          path,
          `chooses by ${quoteText(name)}, which is not a count. ${didYouMean(name, Object.keys(known.counts))}`,
        );
        return whole;
      }
      return count === 1 ? one : other;
    });

  const fillText = (text: string, info: FieldInfo, path: Path): string =>
    chooseText(text, info, path).replaceAll(placeInText, (whole, name: string) => {
      const { variables = [] } = info;
      if (variables.includes(name)) return whole;
      const found = numbers.get(name) ?? known.variables.get(name);
      if (!numbers.has(name) && known.figures.includes(name)) {
        figures.add(name);
        if (found !== undefined && parseFigureNumber(found) === 0) {
          reportOnce(path, `uses '{${name}}', which is 0. Rewrite the sentence without it.`);
        }
      }
      if (found === undefined) {
        report(
          path,
          `uses '{${name}}', which is not a variable. ${didYouMean(name, [...variables, ...numbers.keys(), ...known.variables.keys()])}`,
        );
      }
      return found ?? whole;
    });

  const addTarget = ({ path: target, hash }: WrittenAction, path: Path): void => {
    const ownPage = getPage(entry);
    const page = target ?? ownPage;
    const empty = target && findEmptyPage(target, known.targets, ownPage);
    if (empty !== undefined) reportOnce([...path, 'path'], empty);
    const places = page === undefined ? undefined : known.targets.pages.get(page);
    const nothing = hash === undefined ? undefined : findEmptyPage(`${page}#${hash}`, known.targets, undefined);
    if (nothing !== undefined) reportOnce([...path, 'hash'], nothing);
    if (hash === undefined || places === undefined || places === 'any' || places.has(hash)) return;
    reportOnce(
      [...path, 'hash'],
      `${quoteText(page)} has no anchor ${quoteText(hash)}. ${didYouMean(hash, [...places])}`,
    );
  };

  const value = mapFields(definition.schema, entry.value, (info, field, path) => {
    if (!info) return field;
    if ((info.words || info.interpolated) && typeof field === 'string') return fillText(field, info, path);
    if (info.kind === 'action') {
      addTarget(field as WrittenAction, path);
      return linkOf(field as WrittenAction, {
        ...known,
        enterprise: known.content.enterprise,
        newTab: known.content.words.site.opensInNewTab,
        inLanguage: known.content.words.site.inLanguage,
      });
    }
    if (typeof field !== 'string') return field;

    if (info.kind === 'path' && isSitePath(field) && !known.targets.pages.has(field)) {
      reportOnce(
        path,
        `${quoteText(field)} is not a page of this site. ${didYouMean(field, [...known.targets.pages.keys()])}`,
      );
    }
    if (info.kind === 'file') {
      const found = info.folders?.some((folder) => known.hasFile(`${folder}/${field}`)) ?? known.targets.hasFile(field);
      const where = info.folders?.join(' or ') ?? 'the files of this site';
      if (!found) reportOnce(path, `${quoteText(field)} is not in ${where}. Put the file there, or correct the name.`);
    }
    if (info.kind === 'reference') {
      const ids = known.ids[info.collection ?? ''] ?? [];
      if (!ids.includes(field))
        reportOnce(path, `${quoteText(field)} is not in ${String(info.collection)}. ${didYouMean(field, ids)}`);
    }
    if (info.kind === 'figure') figures.add(field);
    if (info.kind === 'figure' && !known.figures.includes(field)) {
      reportOnce(
        path,
        `${quoteText(field)} is not a figure of content/site/figures.yaml. ${didYouMean(field, known.figures)}`,
      );
    }
    if (info.kind === 'picture') {
      if (!known.pictures.has(field)) {
        reportOnce(
          path,
          `${quoteText(field)} is not a picture in content/images. ${didYouMean(field, [...known.pictures.keys()])}`,
        );
      }
      const medium = known.pictures.get(field);
      const { slots = [] } = info;
      pictures.push({ picture: field, slots });
      if (medium !== undefined && medium !== 'drawing' && slots.some(isForDrawings)) {
        reportOnce(
          path,
          `${quoteText(field)} is not a drawing, but this place shows only drawings. Choose one (medium: drawing).`,
        );
      }
    }
    return field;
  });
  return { value, issues, figures, pictures };
}
