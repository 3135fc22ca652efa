import { Section, type Ground } from '@/components/ui/Section';

import { Quote, type QuoteContent } from './Quote';
import styles from './QuoteGrid.module.scss';

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
        {quotes.map((quote) => (
          <Quote key={quote.name} {...quote} className={styles.figure} />
        ))}
      </div>
    </Section>
  );
}
