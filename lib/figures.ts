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
