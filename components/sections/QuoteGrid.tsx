import { Section, type Ground } from '@/components/ui/Section';

import styles from './QuoteGrid.module.scss';

export type QuoteContent = {
  readonly quote: string;
  readonly name: string;
  /** Her craft, role or company. */
  readonly role: string;
};

type QuoteGridProps = {
  readonly title: string;
  readonly lead?: string;
  readonly ground?: Ground;
  readonly quotes: readonly QuoteContent[];
};

/** What people say, in their words, with name and craft below. */
export function QuoteGrid({ title, lead, ground, quotes }: QuoteGridProps) {
  return (
    <Section ground={ground} title={title} lead={lead}>
      <div className={styles.quotes}>
        {quotes.map(({ quote, name, role }) => (
          <figure key={name} className={styles.figure}>
            <blockquote className={styles.quote}>
              <p>“{quote}”</p>
            </blockquote>
            <figcaption className={styles.by}>
              {name}
              <span className={styles.role}>{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
