import type { ReactNode } from 'react';

import { ActionLink, type Action } from '@/components/ui/ActionLink';
import { Section, type Surface } from '@/components/ui/Section';

import styles from './FaqList.module.scss';

export type Question = {
  readonly question: string;
  readonly answer: string;
  readonly more?: Action;
};

type FaqListProps = {
  readonly title: string;
  readonly lead?: string;
  readonly surface?: Surface;
  readonly id?: string;
  readonly below?: ReactNode;
  readonly questions: readonly Question[];
};

/** Questions with their answers, in two columns from tablets on. */
export function FaqList({ title, lead, surface, id, below, questions }: FaqListProps) {
  return (
    <Section id={id} surface={surface} title={title} lead={lead}>
      {below}
      <div className={styles.list}>
        {questions.map(({ question, answer, more }) => (
          <div key={question} className={styles.item}>
            <h3>{question}</h3>
            <p>{answer}</p>
            {more && (
              <p>
                <ActionLink className="tap-target" action={more} />
              </p>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
