import type { ReactNode } from 'react';

import styles from './ChoiceFinder.module.scss';

export type FinderQuestion = {
  readonly question: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly ends?: true | undefined }[];
};

type ChoiceFinderProps = {
  /** Tells the radio buttons of two finders apart. */
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  /** Three at most, of five choices each (ChoiceFinder.module.scss). */
  readonly questions: readonly FinderQuestion[];
  /** The answers, each in a {@link When}. */
  readonly children: ReactNode;
  /** All answers as tables. */
  readonly tables: ReactNode;
};

/**
 * Questions, and the answer to what is chosen. Without script: the sheet shows what is in a {@link When} of a chosen
 * choice (`:has()`). A browser without `:has()`, and paper, show tables of all answers instead.
 */
export function ChoiceFinder({ name, title, hint, questions, children, tables }: ChoiceFinderProps) {
  return (
    <section className={styles.finder} data-surface="paper" aria-label={title}>
      {/* First, for browsers without style: an answer without its question says nothing. */}
      <div className={styles.tables}>{tables}</div>
      <div className={styles.questions}>
        {questions.map(({ question, choices }, index) => (
          <fieldset key={question}>
            <legend>{question}</legend>
            {choices.map(({ value, label, ends }) => (
              <label key={value}>
                <input type="radio" name={`${name}-${index}`} value={value} data-ends={ends} />
                <span>{label} </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <output className={styles.answers}>
        <span className={styles.hint}>{hint}</span>
        {children}
      </output>
    </section>
  );
}

type WhenProps = {
  /** The question and the choice, both counted from 0. */
  readonly question: number;
  readonly choice: number;
  readonly children: ReactNode;
};

/** What shows while a choice is taken. One inside another asks for both. */
export function When({ question, choice, children }: WhenProps) {
  return <span data-when={`${question + 1}-${choice + 1}`}>{children}</span>;
}

type FinderTableProps = {
  readonly caption: string;
  readonly head?: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly string[])[];
};

/** Answers as a table, for where none can be chosen. */
export function FinderTable({ caption, head, rows }: FinderTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      {head && (
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={`${index} ${cell}`}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
