import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { SocialLinks } from '@/components/ui/SocialLinks';
import { site } from '@/content/site';
import { contentIn } from '@/lib/content';

import styles from './ContactDetails.module.scss';

export type ContactDetailsContent = {
  readonly title: string;
  readonly openMap: string;
  readonly callUs: string;
  readonly callNote: string;
  readonly emailUs: string;
  readonly hoursTitle: string;
  readonly follow: string;
};

/** How to reach us without the form: place, phone, mail, hours, networks. */
export function ContactDetails({
  title,
  openMap,
  callUs,
  callNote,
  emailUs,
  hoursTitle,
  follow,
}: ContactDetailsContent) {
  const { headOffice, phone, email, hours } = site;
  const { enterprise, interface: words } = contentIn('en');

  return (
    <div>
      <div className={styles.panel} data-ground="indigo">
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.facts} role="list">
          <li className={styles.fact}>
            <Icon name="pin" className={styles.icon} />
            <div>
              <h3 className={styles.name}>{headOffice.title}</h3>
              <address className={styles.address}>
                {headOffice.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <ExternalLink className={styles.link} href={headOffice.map}>
                {openMap}
              </ExternalLink>
            </div>
          </li>
          <li className={styles.fact}>
            <Icon name="phone" className={styles.icon} />
            <div>
              <h3 className={styles.name}>{phone.display}</h3>
              <a className={styles.link} href={phone.href}>
                {callUs}
              </a>
              <p className={styles.note}>{callNote}</p>
            </div>
          </li>
          <li className={styles.fact}>
            <Icon name="mail" className={styles.icon} />
            <div>
              <h3 className={styles.name}>{email}</h3>
              <a className={styles.link} href={`mailto:${email}`}>
                {emailUs}
              </a>
            </div>
          </li>
          <li className={styles.fact}>
            <Icon name="clock" className={styles.icon} />
            <div>
              <h3 className={styles.name}>{hoursTitle}</h3>
              <p>{hours.support}</p>
            </div>
          </li>
        </ul>
      </div>
      <h2 className={styles.follow}>{follow}</h2>
      <SocialLinks links={enterprise.social} newTab={words.opensInNewTab} />
    </div>
  );
}
