import numberStyles from '@/components/ui/Number.module.scss';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import type { Mentor } from '@/lib/mentors';
import { formatsOf } from '@/lib/text/format';

import styles from './GuidedCount.module.scss';

type GuidedCountProps = { readonly mentor: Pick<Mentor, 'guided'>; readonly language: Language };

/** How many women a mentor has guided, as a number and its label. */
export function GuidedCount({ mentor, language }: GuidedCountProps) {
  return (
    <p className={styles.count}>
      <span className={`${numberStyles.number} ${styles.value}`}>{formatsOf(language).number(mentor.guided)}</span>{' '}
      {contentIn(language).mentor.card.guided}
    </p>
  );
}
