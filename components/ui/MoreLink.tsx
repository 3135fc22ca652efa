import { ActionLink, type Action } from './ActionLink';
import styles from './MoreLink.module.scss';

type MoreLinkProps = {
  readonly action: Action;
  /** What the link is about, for those who hear it apart from its card: 'Apply' becomes 'Apply: Content Writer'. */
  readonly subject?: string;
};

/** A quiet link onward: words, then an arrow that moves a little. A space keeps it from the next in a text browser. */
export function MoreLink({ action, subject }: MoreLinkProps) {
  return (
    <>
      <ActionLink action={action} className={styles.more}>
        {action.label}
        {subject && <span className="visually-hidden">: {subject}</span>}
      </ActionLink>{' '}
    </>
  );
}
