import { ChoiceFinder, FinderTable, When } from '@/components/sections/ChoiceFinder';

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

/** Two questions, each with an answer of its own, below a heading. */
export function Finder({ name, title, hint, first, second }: FinderProps) {
  const questions = [first, second];
  return (
    <div className={styles.finder}>
      <h2 className={styles.title}>{title}</h2>
      <ChoiceFinder
        name={name}
        title={title}
        hint={hint}
        questions={questions}
        tables={questions.map(({ question, choices }) => (
          <FinderTable key={question} caption={question} rows={choices.map(({ label, answer }) => [label, answer])} />
        ))}
      >
        {questions.map(({ choices }, question) =>
          choices.map(({ value, answer }, choice) => (
            <When key={value} question={question} choice={choice}>
              {answer}
            </When>
          )),
        )}
      </ChoiceFinder>
    </div>
  );
}
