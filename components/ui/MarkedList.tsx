import styles from './MarkedList.module.scss';

type MarkedListProps = {
  readonly items: readonly string[];
  /** `small` beneath a card's text, `words` for entries of a word or two, in columns, `lines` under a rule each. */
  readonly kind?: 'sentences' | 'small' | 'words' | 'lines';
};

/** A list, each entry behind a dot in the colour of the thread. */
export function MarkedList({ items, kind = 'sentences' }: MarkedListProps) {
  return (
    <ul className={styles.list} data-kind={kind}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
