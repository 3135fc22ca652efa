import { OpenerWords, type OpenerContent } from './OpenerWords';
import styles from './PlainOpener.module.scss';

/** Words on plaster, for pages that are read or looked up: policies, questions, events, the site map. */
export function PlainOpener(content: OpenerContent) {
  return (
    <section className={styles.opener}>
      <div className="wrap">
        <OpenerWords {...content} />
      </div>
    </section>
  );
}
