import { Section } from '@/components/ui/Section';

import styles from './ValueList.module.scss';

type ValueListProps = {
  readonly title: string;
  readonly lead: string;
  readonly values: readonly { readonly tamil?: string | undefined; readonly title: string; readonly text: string }[];
};

/** Core values, in Tamil first, as they are painted on the hub's wall. */
export function ValueList({ title, lead, values }: ValueListProps) {
  return (
    <Section surface="wash" title={title} lead={lead}>
      <ul className={styles.values} role="list">
        {values.map((value) => (
          <li key={value.title} className={styles.value}>
            {value.tamil && (
              <span className={styles.tamil} lang="ta">
                {value.tamil}
              </span>
            )}
            <h3 className={styles.name}>{value.title}</h3>
            <p className={styles.text}>{value.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
