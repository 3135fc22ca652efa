import { Quote } from '@/components/sections/Quote';
import { Recording } from '@/components/ui/Recording';
import { Section } from '@/components/ui/Section';

import styles from './QuoteBand.module.scss';

type QuoteBandProps = {
  readonly quote: string;
  readonly name: string;
  /** A file of public/recordings in which she says it. */
  readonly recording?: string | undefined;
  /** The name of the player. */
  readonly listen: string;
};

/** One voice on the surface of her hub, as large as it goes. */
export function QuoteBand({ quote, name, recording, listen }: QuoteBandProps) {
  return (
    <Section surface="hub">
      <Quote quote={quote} name={name} className={styles.quote} />
      {recording && <Recording file={recording} label={listen} />}
    </Section>
  );
}
