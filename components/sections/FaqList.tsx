import type { ReactNode } from 'react';

import { ActionLink, type Action } from '@/components/ui/ActionLink';
import { Fold } from '@/components/ui/Fold';
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

/** Questions in folds, the first one open. */
export function FaqList({ title, lead, surface, id, below, questions }: FaqListProps) {
  return (
    <Section id={id} surface={surface}>
      <div className={styles.split}>
        <div>
          <h2>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {below}
        </div>
        <div className={styles.list}>
          {questions.map(({ question, answer, more }, index) => (
            <Fold
              key={question}
              className={styles.item}
              isOpen={index === 0}
              summary={question}
              summaryClassName={styles.question}
            >
              <div className={styles.answer}>
                <p>{answer}</p>
                {more && (
                  <p>
                    <ActionLink className="tap-target" action={more} />
                  </p>
                )}
              </div>
            </Fold>
          ))}
        </div>
      </div>
    </Section>
  );
}
