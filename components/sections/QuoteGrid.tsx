import { Section, type Surface } from '@/components/ui/Section';

import { Quote, type QuoteContent } from './Quote';
import styles from './QuoteGrid.module.scss';

type QuoteGridProps = {
  readonly title: string;
  readonly lead?: string;
  readonly surface?: Surface;
  /** `lead`: the first quote is large, the others small. */
  readonly layout?: 'columns' | 'lead';
  readonly quotes: readonly QuoteContent[];
};

/** Several quotes with authors. */
export function QuoteGrid({ title, lead, surface, layout = 'columns', quotes }: QuoteGridProps) {
  const figures = quotes.map((quote) => <Quote key={quote.name} {...quote} className={styles.figure} />);
  const [first, ...others] = figures;

  return (
    <Section surface={surface} title={title} lead={lead}>
      {layout === 'columns' ? (
        <div className={styles.quotes}>{figures}</div>
      ) : (
        <div className={styles.lead}>
          {first}
          {others.length > 0 && <div className={styles.others}>{others}</div>}
        </div>
      )}
    </Section>
  );
}
