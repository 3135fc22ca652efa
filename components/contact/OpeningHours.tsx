import { ActionLink } from '@/components/ui/ActionLink';
import { AsWritten } from '@/components/ui/AsWritten';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Split } from '@/components/ui/Layout';
import { Section } from '@/components/ui/Section';
import { getContent, getWords, type Content } from '@/lib/content';
import { formatMailUrl, formatTelephoneUrl } from '@/lib/content/urls';
import { formatOfficeLines, getOfficeMapUrl } from '@/lib/content/enterprise';
import { listWhatsappActions } from '@/lib/content/links';
import { joinWithoutBreaks } from '@/lib/language/format';

import styles from './OpeningHours.module.scss';
import { WeekKolam } from './WeekKolam';

type OpeningHoursProps = Content['pages']['contact']['desks'];

/** Opening hours of the desks, and the details card: phone, e-mail, office, networks, complaints. */
export function OpeningHours({ ...words }: OpeningHoursProps) {
  const { title, week, support, orders, phoneTitle, callUs, emailTitle, emailUs, openMap, follow, complaints } = words;
  const { enterprise } = getContent();
  const shared = getWords('site');
  const { headOffice, phone, email, hours, social = [] } = enterprise;

  return (
    <Section>
      <Split ratio="5:7">
        <div>
          <h2>{title}</h2>
          <WeekKolam className={styles.kolam} />
          <p className={`note ${styles.note}`}>{week}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{support}</dt>
              <dd>{hours.support}</dd>
            </div>
            <div>
              <dt>{orders}</dt>
              <dd>{hours.orders}</dd>
            </div>
          </dl>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{phoneTitle}</dt>
            <dd className={styles.reach}>
              <AsWritten>{joinWithoutBreaks(phone)}</AsWritten>
              <a className="button" href={formatTelephoneUrl(phone)}>
                {callUs}
              </a>
            </dd>
          </div>
          <div>
            <dt>{emailTitle}</dt>
            <dd className={styles.reach}>
              <AsWritten>{email}</AsWritten>
              <a className="button button--secondary" href={formatMailUrl(email)}>
                {emailUs}
              </a>
            </dd>
          </div>
          <div>
            <dt>{headOffice.title}</dt>
            <dd>
              <address>
                <AsWritten>{formatOfficeLines(enterprise).join(', ')}</AsWritten>
              </address>
            </dd>
            <dd>
              <ExternalLink className="tap-target" href={getOfficeMapUrl(enterprise)} newTab={shared.opensInNewTab}>
                {openMap}
              </ExternalLink>
            </dd>
          </div>
          <div>
            <dt>{follow}</dt>
            {social.map(({ name, url }) => (
              <dd key={url} className={styles.network}>
                <ExternalLink className="tap-target" href={url} newTab={shared.opensInNewTab}>
                  {name}
                </ExternalLink>
              </dd>
            ))}
            {listWhatsappActions().map((action) => (
              <dd key={action.href} className={styles.network}>
                <ActionLink className="tap-target" action={action} />
              </dd>
            ))}
          </div>
          <div>
            <dt>{complaints.title}</dt>
            <dd>{complaints.text}</dd>
            <dd>
              <ActionLink className="tap-target" action={complaints.more} />
            </dd>
          </div>
        </dl>
      </Split>
    </Section>
  );
}
