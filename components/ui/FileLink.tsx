import { paperLink, type PaperName } from '@/lib/papers';

import styles from './FileLink.module.scss';
import { Icon } from './Icon';

/** A paper to take: its label, and what it is before one takes it. */
export type FileLinkContent = { readonly label: string; readonly paper: PaperName };

/** A link to a paper of the build, with its kind, size and date beside it: '(PDF, 422 kB, 20 November 2026)'. */
export function FileLink({ label, paper }: FileLinkContent) {
  const { href, kind, note } = paperLink(paper);

  return (
    // A PDF opens in the browser's own viewer; an archive can only be kept.
    <a className={styles.link} href={href} download={kind === 'ZIP' ? true : undefined}>
      <Icon name="download" />
      <span>
        <span className={styles.label}>{label}</span> <span className={styles.note}>({note})</span>
      </span>
    </a>
  );
}
