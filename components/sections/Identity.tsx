import { Section } from '@/components/ui/Section';
import { site } from '@/content/site';

import styles from './Identity.module.scss';

/** One line of the legal identity. It is left out until it has a value; the launch check lists its mark until then. */
type IdentityRow = { readonly name: string } & ({ readonly value: string } | { readonly placeholder: true });

export type IdentityContent = {
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly IdentityRow[];
  readonly officeName: string;
  readonly grievance: { readonly name: string; readonly person: string; readonly note: string };
};

type IdentityProps = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly identity: IdentityContent;
};

/** Who the enterprise is, in words and as the law asks for it. */
export function Identity({ title, paragraphs, identity }: IdentityProps) {
  const { grievance } = identity;

  return (
    <Section ground="wash">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.panel}>
          <h2 className={styles.title}>{identity.title}</h2>
          <p className={styles.muted}>{identity.lead}</p>
          <dl className={styles.rows}>
            {identity.rows
              .filter((row) => 'value' in row)
              .map(({ name, value }) => (
                <div key={name} className={styles.row}>
                  <dt className={styles.muted}>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            <div className={styles.row}>
              <dt className={styles.muted}>{identity.officeName}</dt>
              <dd>{site.headOffice.lines.join(', ')}</dd>
            </div>
            <div className={styles.row}>
              <dt className={styles.muted}>{grievance.name}</dt>
              <dd>
                {grievance.person}
                <br />
                <a className="target" href={site.phone.href}>
                  {site.phone.display}
                </a>
                <br />
                <a className="target" href={`mailto:${site.email}`}>
                  {site.email}
                </a>
                <p className={styles.muted}>{grievance.note}</p>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </Section>
  );
}
