import { Quote } from '@/components/sections/Quote';
import { Section } from '@/components/ui/Section';

import styles from './QuoteBand.module.scss';

type QuoteBandProps = { readonly quote: string; readonly name: string };

/** One voice on the surface of her hub, as large as it goes. */
export function QuoteBand({ quote, name }: QuoteBandProps) {
  return (
    <Section surface="hub">
      <Quote quote={quote} name={name} className={styles.quote} />
    </Section>
  );
}
