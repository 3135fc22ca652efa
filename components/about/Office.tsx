import { AsWritten } from '@/components/ui/AsWritten';
import { Split } from '@/components/ui/Layout';
import { Lead } from '@/components/ui/Lead';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { formatMailUrl, formatTelephoneUrl } from '@/lib/content/urls';
import { formatOfficeLines } from '@/lib/content/enterprise';
import { joinWithoutBreaks } from '@/lib/language/format';

import styles from './Office.module.scss';

type OfficeProps = Content['pages']['about']['identity'] & {
  readonly enterprise: Content['enterprise'];
};

/** The office, legal details, and who settles complaints. */
export function Office({ title, lead, rows, officeName, grievance, enterprise }: OfficeProps) {
  return (
    <Section id="complaints" surface="wash">
      <Split ratio="4:8">
        <div>
          <h2>{title}</h2>
          <Lead space="2xs">{lead}</Lead>
        </div>
        <dl>
          {rows
            .filter(({ value }) => value !== undefined)
            .map(({ name, value }) => (
              <div key={name} className={styles.row}>
                <dt className="muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          <div className={styles.row}>
            <dt className="muted">{officeName}</dt>
            <dd>
              <AsWritten>{formatOfficeLines(enterprise).join(', ')}</AsWritten>
            </dd>
          </div>
          <div className={styles.row}>
            <dt className="muted">{grievance.name}</dt>
            <dd>
              {grievance.person}
              <br />
              <a className="tap-target" href={formatTelephoneUrl(enterprise.phone)}>
                <AsWritten>{joinWithoutBreaks(enterprise.phone)}</AsWritten>
              </a>
              <br />
              <a className="tap-target" href={formatMailUrl(enterprise.email)}>
                <AsWritten>{enterprise.email}</AsWritten>
              </a>
              <p className="muted">{grievance.note}</p>
            </dd>
          </div>
        </dl>
      </Split>
    </Section>
  );
}
