import { Lead } from '@/components/ui/Lead';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section, type Ground } from '@/components/ui/Section';

import styles from './StepLines.module.scss';
import type { StepsContent } from './Steps';

type StepLinesProps = StepsContent & { readonly ground?: Ground };

/** What happens next, told as sentences: their beginnings stand out, and the heading beside them. */
export function StepLines({ title, lead, steps, more, ground }: StepLinesProps) {
  return (
    <Section ground={ground}>
      <div className={styles.split}>
        <div>
          <h2>{title}</h2>
          {lead && <Lead className={styles.lead}>{lead}</Lead>}
          {more && <MoreLink action={more} />}
        </div>
        <ol role="list">
          {steps.map((step) => (
            <li key={step.title} className={styles.line}>
              <h3 className={styles.start}>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
