import type { ReactNode } from 'react';

import { ActionLink, type Action } from '@/components/ui/ActionLink';
import { Fold } from '@/components/ui/Fold';
import { Section, type Surface } from '@/components/ui/Section';

import styles from './FaqList.module.scss';

export type Question = {
  readonly question: string;
  readonly answer: string;
  readonly more?: Action | undefined;
};

type FaqListProps = {
  readonly title: string;
  readonly lead?: string;
  readonly surface?: Surface;
  readonly id?: string;
  readonly below?: ReactNode;
  readonly questions: readonly Question[];
  /** A related action. */
  readonly more?: Action | undefined;
};

type Row = { readonly name: string; readonly text: string; readonly more?: Action | undefined };

/** Rows of a name and a text as questions with their answers. */
export const asQuestions = (rows: readonly Row[]): Question[] =>
  rows.map(({ name, text, more }) => ({ question: name, answer: text, more }));

/** Questions with their answers: folded on phones, in two columns on wider screens. */
export function FaqList({ title, lead, surface, id, below, questions, more }: FaqListProps) {
  return (
    <Section id={id} surface={surface} title={title} lead={lead} more={more}>
      {below}
      <div className={styles.list}>
        {questions.map(({ question, answer, more: link }) => (
          <Fold key={question} className={styles.item} summaryIs="heading" summary={<h3>{question}</h3>}>
            <div className={styles.answer}>
              <p>{answer}</p>
              {link && (
                <p>
                  <ActionLink className="tap-target" action={link} />
                </p>
              )}
            </div>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
