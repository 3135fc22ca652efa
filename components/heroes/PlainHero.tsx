import { HeroText, type HeroContent } from './HeroText';
import styles from './PlainHero.module.scss';

/** Words alone, for pages that are read or looked up: policies, questions, events, the site map. */
export function PlainHero(content: HeroContent) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <HeroText {...content} />
      </div>
    </section>
  );
}
