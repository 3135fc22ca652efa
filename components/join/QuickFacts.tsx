import styles from './QuickFacts.module.scss';

type QuickFactsProps = { readonly facts: readonly { readonly value: string; readonly text: string }[] };

/** What a visitor asks first, each as one large word or number and what it says. */
export function QuickFacts({ facts }: QuickFactsProps) {
  return (
    <ul className={styles.facts} role="list">
      {facts.map(({ value, text }) => (
        <li key={value} className={styles.fact}>
          <b className={styles.value}>{value}</b> {text}
        </li>
      ))}
    </ul>
  );
}
