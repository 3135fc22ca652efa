import { FormBand } from '@/components/sections/FormBand';
import { ButtonRow } from '@/components/ui/ButtonLink';
import type { Action } from '@/lib/content';

import { JoinFormPanel } from './JoinFormPanel';
import styles from './JoinFormBand.module.scss';

type JoinFormBandProps = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
};

/** The sign-up form, and beside it the way for those who would rather talk. */
export function JoinFormBand({ title, lead, actions }: JoinFormBandProps) {
  return (
    <FormBand form="join" panel={<JoinFormPanel />}>
      <div className={styles.talk}>
        <h2 className={styles.title}>{title}</h2>
        <p>{lead}</p>
        <ButtonRow actions={actions} />
      </div>
    </FormBand>
  );
}
