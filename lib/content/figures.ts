import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, type Content } from '.';
import { isPageEmpty } from './page-heads';
import type { Language } from '@/lib/language';
import type { RoutePath } from '@/lib/routes';

export type Figure = NonNullable<Content['figures']['figures']>[number];

/** A published figure by its name. */
export function getFigure(name: string, language: Language = getCurrentLanguage()): Figure {
  const found = getContent(language).figures.figures?.find((figure) => figure.name === name);
  if (!found) throw new Error(`'${name}' is not a figure of content/site/figures.yaml.`);
  return found;
}

/** Whether a figure is above zero: zeros are left out of lists. */
export const isAboveZero = ({ value }: Pick<Figure, 'value'>): boolean => /[1-9]/.test(value);

/** The figures with these names that are above zero. */
export const listFigures = (
  names: readonly string[] = [],
  language: Language = getCurrentLanguage(),
): readonly Figure[] => names.map((name) => getFigure(name, language)).filter(isAboveZero);

/** A figure on a page: number and label, next to the page's own text. */
export type ShownFigure<Row> = Row & Pick<Figure, 'value' | 'label'>;

/** Adds number and label to rows that name a figure above zero. */
export const getFigureTiles = <Row extends { readonly figure: string }>(
  rows: readonly Row[] = [],
): readonly ShownFigure<Row>[] =>
  rows.flatMap((row) => listFigures([row.figure]).map(({ value, label }) => ({ ...row, value, label })));

/** The path of a figure's explanation on /about, below that page; undefined if it is not explained there. */
export const findFigureHash = (name: string): string | undefined =>
  listShownFigures().some(({ figure }) => figure.name === name) ? `#figure-${name}` : undefined;

/** The figures that pages show, each with these pages. */
export function listShownFigures(
  language: Language = getCurrentLanguage(),
): readonly { readonly figure: Figure; readonly paths: readonly RoutePath[] }[] {
  const content = getContent(language);
  const { figures, shownOn } = content;
  return (figures.figures ?? []).filter(isAboveZero).flatMap((figure) => {
    const paths = (shownOn[figure.name] ?? []).filter((path) => !isPageEmpty(content, path));
    return paths.length === 0 ? [] : [{ figure, paths }];
  });
}
