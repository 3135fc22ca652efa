import { ActionLink, type Action } from './ActionLink';
import styles from './MoreLink.module.scss';

type MoreLinkProps = {
  readonly action: Action;
  /** Visually hidden context for the label: 'Apply' becomes 'Apply (Content Writer)'. */
  readonly subject?: string;
};

/** A secondary link with an arrow. The leading space separates links in text browsers. */
export function MoreLink({ action, subject }: MoreLinkProps) {
  return (
    <>
      <ActionLink action={action} className={styles.more}>
        {action.label}
        {subject && <span className="visually-hidden"> ({subject})</span>}
      </ActionLink>{' '}
    </>
  );
}
