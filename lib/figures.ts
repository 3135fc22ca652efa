import { contentIn, type Content } from './content';
import type { Language } from './languages';

export type Figure = Content['figures']['figures'][number];

/**
 * A published figure.
 *
 * @throws Error for a name that content/site/figures.yaml does not have; the loader stops such content before
 */
export function figureAt(name: string, language: Language): Figure {
  const found = contentIn(language).figures.figures.find((figure) => figure.name === name);
  if (!found) throw new Error(`'${name}' is no figure of content/site/figures.yaml.`);
  return found;
}

/** A figure as a page shows it: number and label beside what the page says of it. */
export type ShownFigure<Row> = Row & Pick<Figure, 'value' | 'label'>;

/** Rows that name a figure, with its number and its label. */
export const figureTiles = <Row extends { readonly figure: string }>(
  rows: readonly Row[],
  language: Language,
): readonly ShownFigure<Row>[] =>
  rows.map((row) => {
    const { value, label } = figureAt(row.figure, language);
    return { ...row, value, label };
  });

/** Figures that stand together in the register, under the page they are looked for on. */
export type FigureGroup = { readonly title: string; readonly figures: readonly Figure[] };

/**
 * Every figure once, under the first of the groups whose page shows it; those of no group's page in the last, which
 * names none. A group without a figure is left out.
 */
export function figureGroups(
  groups: readonly { readonly title: string; readonly page?: string | undefined }[],
  language: Language,
): FigureGroup[] {
  const { figures, shownOn } = contentIn(language);
  const groupOf = ({ name }: Figure) =>
    groups.find(({ page }) => page === undefined || shownOn[name]?.some((path) => path === page));
  return groups
    .map((group) => ({ title: group.title, figures: figures.figures.filter((figure) => groupOf(figure) === group) }))
    .filter(({ figures: inGroup }) => inGroup.length > 0);
}
