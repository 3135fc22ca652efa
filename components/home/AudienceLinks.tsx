import { ActionLink } from '@/components/ui/ActionLink';
import type { Surface } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { listVersions } from '@/lib/content/links';

import styles from './AudienceLinks.module.scss';

type Words = Content['pages']['home']['doors'];
type AudienceLinksProps = Words;

const surfaces: readonly Surface[] = ['palm', 'paper', 'paper', 'palm'];

/** Links from the home page to the sections for each audience, each link a whole panel. */
export function AudienceLinks({ title, learn, others }: AudienceLinksProps) {
  const language = getCurrentLanguage();
  return (
    <section>
      <h2 className="visually-hidden">{title}</h2>
      <ul className={styles.list} role="list">
        {language === 'en' && <LearnDoor {...learn} />}
        {others.map(({ action, text }, index) => (
          <li key={action.href} className={styles.door} data-surface={surfaces[index % surfaces.length]}>
            <div>
              <h3>
                <ActionLink action={action} />
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The largest panel: links to the page in Tamil and in English. */
function LearnDoor({ action, text, tamil }: Words['learn']) {
  const inTamil = listVersions('/').find(({ language }) => language === 'ta');

  return (
    <li className={styles.learn} data-surface="turmeric">
      <div>
        {inTamil && (
          <div lang="ta">
            <h3 className={styles.tamil}>
              <a href={inTamil.href} hrefLang="ta">
                {tamil.title}
              </a>
            </h3>
            <p>{tamil.text}</p>
          </div>
        )}
      </div>
      <div className={styles.english}>
        <h3>
          <ActionLink action={action} />
        </h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
