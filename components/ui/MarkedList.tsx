import styles from './MarkedList.module.scss';

type MarkedListProps = {
  readonly items: readonly string[];
  /** `small`: below a card's text. `lines`: entries separated by rules. */
  readonly kind?: 'sentences' | 'small' | 'lines';
};

/** A list with a dot before each entry. */
export function MarkedList({ items, kind = 'sentences' }: MarkedListProps) {
  return (
    <ul className={styles.list} data-kind={kind}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
