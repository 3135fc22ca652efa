import styles from './CoverOpener.module.scss';
import { OpenerWords, type OpenerContent } from './OpenerWords';

/** The cover of a book in red cloth, the words on its paper label: pages that keep accounts. */
export function CoverOpener(content: OpenerContent) {
  return (
    <section className={styles.cover} data-opener="cover" data-ground="kaavi">
      <div className="wrap">
        <div className={styles.label} data-ground="paper">
          <OpenerWords {...content} />
        </div>
      </div>
    </section>
  );
}
