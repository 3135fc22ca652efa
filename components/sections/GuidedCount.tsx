import numberStyles from '@/components/ui/Number.module.scss';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { Mentor } from '@/lib/mentors';
import { formatsOf } from '@/lib/text/format';

import styles from './GuidedCount.module.scss';

type GuidedCountProps = { readonly mentor: Pick<Mentor, 'guided'> };

/** How many women a mentor has guided, as a number and its label. */
export function GuidedCount({ mentor }: GuidedCountProps) {
  const language = currentLanguage();
  return (
    <p className={styles.count}>
      <span className={`${numberStyles.number} ${styles.value}`}>{formatsOf(language).number(mentor.guided)}</span>{' '}
      {contentIn(language).mentor.card.guided}
    </p>
  );
}
