import { getContent } from './content';
import type { Language } from './languages';
import { choosePlural } from './text/fill';

/** The text after a rating: 'out of 5, 41 reviews'. */
export function formatRatingLabel(language: Language, reviews?: number): string {
  const words = getContent(language).interface;
  return reviews === undefined ? words.outOfFive : `${words.outOfFive}, ${choosePlural(words.reviews, reviews)}`;
}
