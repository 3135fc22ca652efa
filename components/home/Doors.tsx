import { ActionLink } from '@/components/ui/ActionLink';
import { Picture } from '@/components/ui/Picture';
import type { Surface } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { versionsOf } from '@/lib/links';

import styles from './Doors.module.scss';

type Words = Content['pages']['home']['doors'];
type DoorsProps = Words;

const surfaces: readonly Surface[] = ['turmeric', 'indigo', 'palm', 'wash'];

/** The ways on from Home, each a door that is a link as a whole. */
export function Doors({ title, learn, others }: DoorsProps) {
  const language = currentLanguage();
  return (
    <section className={`wrap ${styles.doors}`}>
      <h2>{title}</h2>
      <ul className={styles.list} role="list">
        {language === 'en' && <LearnDoor {...learn} />}
        {others.map(({ action, text, picture }, index) => (
          <li key={action.href} className={styles.door} data-surface={surfaces[index % surfaces.length]}>
            <Picture name={picture} slot="square" decorative />
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

/** The largest door: it opens to the site in Tamil, and beside it to the page in English. */
function LearnDoor({ action, text, picture, tamil }: Words['learn']) {
  const inTamil = versionsOf('/').find(({ language }) => language === 'ta');

  return (
    <li className={styles.learn} data-surface="kaavi">
      <Picture name={picture} slot="square" decorative />
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
        <h3 className={styles.english}>
          <ActionLink action={action} />
        </h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
