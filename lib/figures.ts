import { contentIn, type Content } from './content';
import type { Language } from './languages';

type Figure = Content['figures']['figures'][number];

/**
 * A published figure by its name (content/site/figures.yaml).
 *
 * @throws RangeError for a name that code asks for and nobody publishes; what content names, the loader holds
 */
export function figureNamed(name: string, language: Language): Figure {
  const figure = contentIn(language).figures.figures.find((one) => one.name === name);
  if (!figure) throw new RangeError(`content/site/figures.yaml has no figure '${name}'.`);
  return figure;
}

/** Figures as tiles and rows show them: number, label, and what the number means there. */
export const figureTiles = (
  rows: readonly { readonly figure: string; readonly description: string }[],
  language: Language,
) =>
  rows.map(({ figure, description }) => {
    const { value, label } = figureNamed(figure, language);
    return { value, label, description };
  });
