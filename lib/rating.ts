import { contentIn } from './content';
import type { Language } from './languages';
import { plural } from './text/fill';

/** The text after a rating: 'out of 5, 41 reviews'. */
export function ratingLabel(language: Language, reviews?: number): string {
  const words = contentIn(language).interface;
  return reviews === undefined ? words.outOfFive : `${words.outOfFive}, ${plural(words.reviews, reviews)}`;
}
