import styles from './Statement.module.scss';

type StatementProps = { readonly title: string; readonly statement: string; readonly text: string };

/** One sentence in large type under its small heading, and what it means. */
export function Statement({ title, statement, text }: StatementProps) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.statement}>{statement}</p>
      <p className={styles.text}>{text}</p>
    </>
  );
}
