import { getWords } from './words';
import type { Language } from '@/lib/language';
import { choosePlural } from '@/lib/language/fill';

/** The text after a rating: 'out of 5, 41 reviews'. */
export function formatRatingLabel(language: Language, reviews?: number): string {
  const words = getWords('site', language);
  return reviews === undefined ? words.outOfFive : `${words.outOfFive}, ${choosePlural(words.reviews, reviews)}`;
}
