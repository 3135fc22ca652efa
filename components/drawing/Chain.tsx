import styles from './Chain.module.scss';

/** The chain border below heroes and above the footer. */
export function Chain() {
  return <div className={`${styles.chain} no-print`} />;
}
