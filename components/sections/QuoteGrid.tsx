import { Section, type Surface } from '@/components/ui/Section';

import { Quote, type QuoteContent } from './Quote';
import styles from './QuoteGrid.module.scss';

type QuoteGridProps = {
  readonly title: string;
  readonly lead?: string;
  readonly surface?: Surface;
  readonly quotes: readonly QuoteContent[];
};

/** What people say, in their words, with name and craft below. */
export function QuoteGrid({ title, lead, surface, quotes }: QuoteGridProps) {
  return (
    <Section surface={surface} title={title} lead={lead}>
      <div className={styles.quotes}>
        {quotes.map((quote) => (
          <Quote key={quote.name} {...quote} className={styles.figure} />
        ))}
      </div>
    </Section>
  );
}
