import styles from './Statement.module.scss';

type StatementProps = { readonly title: string; readonly statement: string; readonly text: string };

/** A large sentence below a small heading, with an explanation. */
export function Statement({ title, statement, text }: StatementProps) {
  return (
    <>
      <h2 className={`subheading ${styles.title}`}>{title}</h2>
      <p className={styles.statement}>{statement}</p>
      <p className={styles.text}>{text}</p>
    </>
  );
}
