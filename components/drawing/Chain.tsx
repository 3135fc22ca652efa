import styles from './Chain.module.scss';

/** The border under heroes and atop the footer. */
export function Chain() {
  return <div className={`${styles.chain} no-print`} />;
}
