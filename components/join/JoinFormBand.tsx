import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Section } from '@/components/ui/Section';
import type { Action } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import styles from './JoinFormBand.module.scss';
import { JoinFormPanel } from './JoinFormPanel';

type JoinFormBandProps = PageProps & {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
};

/** The sign-up form, and beside it the way for those who would rather talk. */
export function JoinFormBand({ title, lead, actions, language }: JoinFormBandProps) {
  return (
    <Section ground="wash">
      <div className={styles.split}>
        <JoinFormPanel language={language} />
        <div>
          <h2 className={styles.title}>{title}</h2>
          <Lead className={styles.lead}>{lead}</Lead>
          <ButtonRow actions={actions} />
        </div>
      </div>
    </Section>
  );
}
