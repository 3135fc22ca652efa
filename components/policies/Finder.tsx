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
  /** The name prefix of its radio buttons, to distinguish two finders on a page. */
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly first: Question;
  readonly second: Question;
};

/** A finder with two independent questions. */
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
