import { AsWritten } from '@/components/ui/AsWritten';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { formatMailUrl, formatTelephoneUrl } from '@/lib/content/urls';
import { formatOfficeLines } from '@/lib/content/enterprise';
import { joinWithoutBreaks } from '@/lib/language/format';

import styles from './Identity.module.scss';

type IdentityProps = Content['pages']['about']['who'] & {
  readonly identity: Content['pages']['about']['identity'];
  readonly enterprise: Content['enterprise'];
};

/** A description of the enterprise, with its legal details. */
export function Identity({ title, paragraphs, identity, enterprise }: IdentityProps) {
  const { grievance } = identity;

  return (
    <Section surface="wash">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div id="complaints" className={styles.panel}>
          <h2 className="subheading">{identity.title}</h2>
          <p className="muted">{identity.lead}</p>
          <dl className={styles.rows}>
            {identity.rows
              .filter(({ value }) => value !== undefined)
              .map(({ name, value }) => (
                <div key={name} className={styles.row}>
                  <dt className="muted">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            <div className={styles.row}>
              <dt className="muted">{identity.officeName}</dt>
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
        </div>
      </div>
    </Section>
  );
}
