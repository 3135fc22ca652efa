import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import type { Language } from '@/lib/languages';

import styles from './GiftIdeas.module.scss';

type GiftIdeasProps = Content['pages']['b2b']['ideas'] & { readonly language: Language };

/** Ideas as labels on one thread, beside the box that they would go into. */
export function GiftIdeas({ title, lead, picture, cards, language }: GiftIdeasProps) {
  return (
    <section className={styles.ideas} data-ground="kaavi">
      <div className={styles.picture}>
        <Picture name={picture} slot="bleed" language={language} />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.list} role="list">
          {cards.map((card) => (
            <li key={card.title} className={styles.idea}>
              <h3 className={styles.name}>{card.title}</h3>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
