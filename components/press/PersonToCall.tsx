import clsx from 'clsx';

import { Portrait } from '@/components/sections/Portrait';
import { AsWritten } from '@/components/ui/AsWritten';
import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Section } from '@/components/ui/Section';
import type { Leader } from '@/lib/press/leaders';

import styles from './PersonToCall.module.scss';

type PersonToCallProps = {
  readonly title: string;
  readonly lead: string;
  readonly person?: Leader | undefined;
  readonly hours: string;
  readonly actions: readonly Action[];
};

/** A contact person with picture and role (if any), hours, and contact links. */
export function PersonToCall({ title, lead, person, hours, actions }: PersonToCallProps) {
  return (
    <Section surface="turmeric">
      <div className={clsx(person && styles.split)}>
        {person && (
          <div className={styles.picture}>
            <Portrait id={person.id} />
          </div>
        )}
        <div>
          <h2>{title}</h2>
          {person && (
            <p className={styles.person}>
              <b>
                <AsWritten>{person.name}</AsWritten>
              </b>
              <br />
              {person.role}
            </p>
          )}
          <Lead>{lead}</Lead>
          <p className={styles.hours}>{hours}</p>
          <ButtonRow actions={actions} />
        </div>
      </div>
    </Section>
  );
}
