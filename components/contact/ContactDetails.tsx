import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { SocialLinks } from '@/components/ui/SocialLinks';
import { contentIn, type Content } from '@/lib/content';
import { mailTo, telephone } from '@/lib/content/links';
import { officeLines, officeMap } from '@/lib/enterprise';
import type { Language } from '@/lib/languages';

import styles from './ContactDetails.module.scss';

type ContactDetailsProps = Content['pages']['contact']['details'] & { readonly language: Language };

/** How to reach us without the form: place, phone, mail, hours, networks. */
export function ContactDetails({ language, ...details }: ContactDetailsProps) {
  const { title, openMap, callUs, callNote, emailUs, hoursTitle, follow } = details;
  const { enterprise, interface: words } = contentIn(language);
  const { headOffice, phone, email, hours, social } = enterprise;

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
                {officeLines(enterprise).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <ExternalLink className={styles.link} href={officeMap(enterprise)} newTab={words.opensInNewTab}>
                {openMap}
              </ExternalLink>
            </div>
          </li>
          <li className={styles.fact}>
            <Icon name="phone" className={styles.icon} />
            <div>
              <h3 className={styles.name}>{phone}</h3>
              <a className={styles.link} href={telephone(phone)}>
                {callUs}
              </a>
              <p className={styles.note}>{callNote}</p>
            </div>
          </li>
          <li className={styles.fact}>
            <Icon name="mail" className={styles.icon} />
            <div>
              <h3 className={styles.name}>{email}</h3>
              <a className={styles.link} href={mailTo(email)}>
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
      <SocialLinks links={social} newTab={words.opensInNewTab} />
    </div>
  );
}
