import styles from './Finder.module.scss';

type Question = {
  readonly question: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly answer: string;
    readonly ends?: true;
  }[];
};

type FinderProps = {
  /** Tells the radio buttons of two finders apart. */
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly first: Question;
  readonly second: Question;
};

/**
 * Two questions, and the answers to what is chosen. Without script: the sheet shows the answer that is in the place of
 * the chosen one (`:has()`). A browser without `:has()`, and paper, show all answers as two tables instead.
 */
export function Finder({ name, title, hint, first, second }: FinderProps) {
  const questions = [first, second];
  return (
    <section className={styles.finder} data-surface="paper" aria-label={title}>
      {/* First, for browsers without style: an answer without its question says nothing. */}
      <div className={styles.tables}>
        {questions.map(({ question, choices }) => (
          <table key={question}>
            <caption>{question}</caption>
            <tbody>
              {choices.map(({ value, label, answer }) => (
                <tr key={value}>
                  <th scope="row">{label}</th>
                  <td>{answer}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <div className={styles.questions}>
        {questions.map(({ question, choices }, index) => (
          <fieldset key={question}>
            <legend>{question}</legend>
            {choices.map(({ value, label, ends }) => (
              <label key={value}>
                <input type="radio" name={`${name}-${index}`} value={value} data-ends={ends} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <output className={styles.answers}>
        <span className={styles.hint}>{hint}</span>
        {questions.map(({ question, choices }) => (
          <span key={question} className={styles.answer}>
            {choices.map(({ value, answer }) => (
              <span key={value}>{answer}</span>
            ))}
          </span>
        ))}
      </output>
    </section>
  );
}
