import type { Heading } from '@/components/sections/prose/mdx-body';

import styles from './ContentsList.module.scss';

function Links({ headings }: Pick<ContentsListProps, 'headings'>) {
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

type ContentsListProps = { readonly id: string; readonly title: string; readonly headings: readonly Heading[] };

/**
 * The contents of a long text: beside it on a wide screen, folded above it on a narrow one. Of the two lists one is
 * always `display: none`, so that nobody meets both.
 */
export function ContentsList({ id, title, headings }: ContentsListProps) {
  return (
    <nav id={id} className="no-print" aria-label={title}>
      <details className={styles.folded}>
        <summary>{title}</summary>
        <Links headings={headings} />
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{title}</p>
        <Links headings={headings} />
      </div>
    </nav>
  );
}
