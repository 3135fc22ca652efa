import { ActionLink } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import { listVersions } from '@/lib/content/links';
import { getCurrentLanguage } from '@/lib/language/current-language';

import styles from './HomeClosing.module.scss';
import { Thread } from './Thread';

type Words = Content['pages']['home'];
type HomeClosingProps = Words['closing'] & { readonly doors: Words['doors'] };

/** The end of the home page: a call to action, and a line of links for each audience. */
export function HomeClosing({ title, lead, actions, picture, doors }: HomeClosingProps) {
  return (
    <section className={`${styles.closing} no-print`} data-surface="kaavi">
      <div className={styles.picture}>
        <Picture name={picture} slot="bleed" decorative />
      </div>
      <Thread className={styles.thread} />
      <div className={styles.words}>
        <h2>{title}</h2>
        {lead && <Lead>{lead}</Lead>}
        <ButtonRow actions={actions} />
        <DoorLinks {...doors} />
      </div>
    </section>
  );
}

/** Links for each audience, first the Tamil home page. */
export function DoorLinks({ title, tamil, links }: Words['doors']) {
  const language = getCurrentLanguage();
  const inTamil = listVersions('/').find((version) => version.language === 'ta');
  return (
    <>
      <h3 className="visually-hidden">{title}</h3>
      <ul className={styles.doors} role="list">
        {inTamil && language === 'en' && (
          <li lang="ta">
            <a href={inTamil.href} hrefLang="ta">
              {tamil}
            </a>
          </li>
        )}
        {links.map((action) => (
          <li key={action.href}>
            <ActionLink action={action} />
          </li>
        ))}
      </ul>
    </>
  );
}
