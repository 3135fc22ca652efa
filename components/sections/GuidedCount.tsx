import numberStyles from '@/components/ui/Number.module.scss';
import type { Mentor } from '@/content/mentors';
import { mentorship } from '@/content/mentorship';
import { womenGuided } from '@/lib/mentors';

import styles from './GuidedCount.module.scss';

/** How many women a mentor has guided, as a number and its label. */
export function GuidedCount({ mentor }: { readonly mentor: Mentor }) {
  return (
    <p className={styles.count}>
      <span className={`${numberStyles.number} ${styles.value}`}>{womenGuided(mentor)}</span> {mentorship.mentor.guided}
    </p>
  );
}
