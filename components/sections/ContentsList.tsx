import { words } from '@/content/interface';

import styles from './ContentsList.module.scss';

/** A section of a text: its heading and the id that a link leads to. */
export type Heading = { readonly id: string; readonly text: string };

function Links({ headings }: ContentsListProps) {
  return (
    <ul className={styles.links} role="list">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

type ContentsListProps = { readonly headings: readonly Heading[] };

/**
 * The contents of a long text: beside it on a wide screen, folded above it on a narrow one. Of the two lists one is
 * always `display: none`, so that nobody meets both.
 */
export function ContentsList({ headings }: ContentsListProps) {
  return (
    <nav className={styles.contents} aria-label={words.onThisPage}>
      <details className={styles.folded}>
        <summary>{words.onThisPage}</summary>
        <Links headings={headings} />
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{words.onThisPage}</p>
        <Links headings={headings} />
      </div>
    </nav>
  );
}
