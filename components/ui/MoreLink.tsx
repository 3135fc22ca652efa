import { isBuilt } from '@/content/routes';

import { ActionLink, type Action } from './ActionLink';
import { Icon } from './Icon';
import styles from './MoreLink.module.scss';

/** A quiet link onward: words, then an arrow that moves a little. */
export function MoreLink({ action }: { readonly action: Action }) {
  if ('path' in action && !isBuilt(action.path)) {
    return null;
  }
  return (
    <ActionLink action={action} className={styles.more}>
      <span className={styles.label}>{action.label}</span>
      {'external' in action ? null : <Icon name="arrow" className={styles.arrow} />}
    </ActionLink>
  );
}
