import { getContent } from '@/lib/content';
import type { Mentor } from '@/lib/content/mentors';
import { choosePlural, fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './MentorNumbers.module.scss';

type MentorNumbersProps = { readonly mentor: Pick<Mentor, 'rating' | 'totalReviews' | 'guided'> };

/** A mentor's rating and the number of women she has guided. */
export function MentorNumbers({ mentor: { rating, totalReviews, guided } }: MentorNumbersProps) {
  const { site: shared, mentor: words } = getContent().words;

  return (
    <span className={`note ${styles.numbers}`}>
      {rating !== undefined && totalReviews !== undefined && (
        <>
          <span>
            <b>{rating.toFixed(1)}</b> <span className="visually-hidden">{shared.outOfFive},</span>{' '}
            {choosePlural(shared.reviews, totalReviews)}
          </span>{' '}
        </>
      )}
      <span>
        <b>{getFormats().number(guided)}</b> {fill(words.card.guided, { count: guided })}
      </span>
    </span>
  );
}
