import { Quote } from '@/components/sections/Quote';
import { Recording } from '@/components/ui/Recording';
import { Section } from '@/components/ui/Section';

import styles from './QuoteBand.module.scss';

type QuoteBandProps = {
  readonly quote: string;
  readonly name: string;
  /** A recording of the quote in public/recordings. */
  readonly recording?: string | undefined;
  /** The accessible name of the player. */
  readonly listen: string;
};

/** A single large quote on the surface of the speaker's hub. */
export function QuoteBand({ quote, name, recording, listen }: QuoteBandProps) {
  return (
    <Section surface="hub">
      <Quote quote={quote} name={name} className={styles.quote} />
      {recording && <Recording file={recording} label={listen} />}
    </Section>
  );
}
