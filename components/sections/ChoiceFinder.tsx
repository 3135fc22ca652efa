import type { ReactNode } from 'react';

import styles from './ChoiceFinder.module.scss';

export type FinderQuestion = {
  readonly question: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly ends?: true | undefined }[];
};

type ChoiceFinderProps = {
  /** The name prefix of its radio buttons, to distinguish two finders on a page. */
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  /** At most three questions with five choices each (limited by ChoiceFinder.module.scss). */
  readonly questions: readonly FinderQuestion[];
  /** The answers, each inside a {@link When}. */
  readonly children: ReactNode;
  /** All answers as tables. */
  readonly tables: ReactNode;
};

/**
 * Questions with the answer to the selected options. Works without JavaScript: the style sheet shows a {@link When}
 * whose option is selected (`:has()`). Without `:has()`, and in print, tables of all answers are shown instead.
 */
export function ChoiceFinder({ name, title, hint, questions, children, tables }: ChoiceFinderProps) {
  return (
    <section className={styles.finder} data-surface="paper" aria-label={title}>
      {/* The questions are before the answers, also for browsers without CSS. */}
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
  /** Indexes of question and option, from 0. */
  readonly question: number;
  readonly choice: number;
  readonly children: ReactNode;
};

/** Content that is shown while an option is selected; nested, while both options are. */
export function When({ question, choice, children }: WhenProps) {
  return <span data-when={`${question + 1}-${choice + 1}`}>{children}</span>;
}

type FinderTableProps = {
  readonly caption: string;
  readonly head?: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly string[])[];
};

/** A table of answers, for when options cannot be selected. */
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
