import styles from './FileLink.module.scss';
import { Icon } from './Icon';

/** A file to take: its label, where it is, and what it is before one takes it: 'PDF, 422 kB, 20 November 2026'. */
export type FileLinkContent = {
  readonly label: string;
  readonly href: string;
  readonly kind: 'PDF' | 'ZIP' | 'CSV';
  readonly note: string;
};

/** A link to a file, with its kind, size and date beside it. */
export function FileLink({ label, href, kind, note }: FileLinkContent) {
  return (
    // A PDF opens in the browser's own viewer; an archive or a table can only be kept.
    <a className={styles.link} href={href} download={kind === 'PDF' ? undefined : true}>
      <Icon name="download" />
      <span>
        <span className={styles.label}>{label}</span> <span className={styles.note}>({note})</span>
      </span>
    </a>
  );
}
