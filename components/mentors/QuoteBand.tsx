import { Section } from '@/components/ui/Section';

import styles from './QuoteBand.module.scss';

type QuoteBandProps = { readonly quote: string; readonly name: string };

/** One voice on indigo, large. */
export function QuoteBand({ quote, name }: QuoteBandProps) {
  return (
    <Section ground="indigo">
      <figure className={styles.figure}>
        <blockquote className={styles.quote}>
          <p>“{quote}”</p>
        </blockquote>
        <figcaption className={styles.by}>{name}</figcaption>
      </figure>
    </Section>
  );
}
