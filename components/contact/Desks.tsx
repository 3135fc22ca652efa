import { ActionLink } from '@/components/ui/ActionLink';
import { AsWritten } from '@/components/ui/AsWritten';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Section } from '@/components/ui/Section';
import { contentIn, type Content } from '@/lib/content';
import { mailTo, telephone } from '@/lib/content/links';
import { officeLines, officeMap } from '@/lib/enterprise';
import { onWhatsapp } from '@/lib/links';
import { unbroken } from '@/lib/text/format';

import styles from './Desks.module.scss';
import { WeekKolam } from './WeekKolam';

type DesksProps = Content['pages']['contact']['desks'];

/** Opening hours of the desks, and the details card: phone, e-mail, office, networks, complaints. */
export function Desks({ ...words }: DesksProps) {
  const { title, week, support, orders, phoneTitle, callUs, emailTitle, emailUs, openMap, follow, complaints } = words;
  const { enterprise, interface: shared } = contentIn();
  const { headOffice, phone, email, hours, social = [] } = enterprise;

  return (
    <Section>
      <div className={styles.desks}>
        <div>
          <h2>{title}</h2>
          <WeekKolam className={styles.kolam} />
          <p className={styles.note}>{week}</p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{phoneTitle}</dt>
            <dd className={styles.reach}>
              <AsWritten>{unbroken(phone)}</AsWritten>
              <a className="button" href={telephone(phone)}>
                {callUs}
              </a>
            </dd>
          </div>
          <div>
            <dt>{emailTitle}</dt>
            <dd className={styles.reach}>
              <AsWritten>{email}</AsWritten>
              <a className="button button--secondary" href={mailTo(email)}>
                {emailUs}
              </a>
            </dd>
          </div>
          <div>
            <dt>{support}</dt>
            <dd>{hours.support}</dd>
          </div>
          <div>
            <dt>{orders}</dt>
            <dd>{hours.orders}</dd>
          </div>
          <div>
            <dt>{headOffice.title}</dt>
            <dd>
              <address className={styles.address}>
                <AsWritten>{officeLines(enterprise).join(', ')}</AsWritten>
              </address>
            </dd>
            <dd>
              <ExternalLink className={styles.link} href={officeMap(enterprise)} newTab={shared.opensInNewTab}>
                {openMap}
              </ExternalLink>
            </dd>
          </div>
          <div>
            <dt>{follow}</dt>
            {social.map(({ name, url }) => (
              <dd key={url} className={styles.network}>
                <ExternalLink className={styles.link} href={url} newTab={shared.opensInNewTab}>
                  {name}
                </ExternalLink>
              </dd>
            ))}
            {onWhatsapp().map((action) => (
              <dd key={action.href} className={styles.network}>
                <ActionLink className={styles.link} action={action} />
              </dd>
            ))}
          </div>
          <div>
            <dt>{complaints.title}</dt>
            <dd>{complaints.text}</dd>
            <dd>
              <ActionLink className={styles.link} action={complaints.more} />
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
