import { ActionLink, type Action } from '@/components/ui/ActionLink';
import { Section, type Ground } from '@/components/ui/Section';
import { besideEnglish, type Language, sourceLanguage } from '@/lib/languages';

import styles from './FaqList.module.scss';

export type Question = {
  readonly question: string;
  readonly answer: string;
  /** The same in Tamil, where a maker must act on it. */
  readonly tamil?: string | undefined;
  readonly more?: Action;
};

type FaqListProps = {
  readonly title: string;
  readonly lead?: string;
  readonly ground?: Ground;
  readonly id?: string;
  readonly language?: Language;
  /** The same questions in the other language of the site. */
  readonly inTamil?: Action | undefined;
  readonly questions: readonly Question[];
};

/** Questions that open by themselves, the first already open. */
export function FaqList({ title, lead, ground, id, language = sourceLanguage, inTamil, questions }: FaqListProps) {
  return (
    <Section id={id} ground={ground}>
      <div className={styles.split}>
        <div>
          <h2>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {inTamil && (
            <p className={styles.lead}>
              <a className="target" href={inTamil.href} lang="ta" hrefLang="ta">
                {inTamil.label}
              </a>
            </p>
          )}
        </div>
        <div className={styles.list}>
          {questions.map(({ question, answer, tamil, more }, index) => (
            <details key={question} className={styles.item} open={index === 0}>
              <summary className={styles.question}>{question}</summary>
              <div className={styles.answer}>
                <p>{answer}</p>
                {besideEnglish(tamil, language) && <p lang="ta">{tamil}</p>}
                {more && (
                  <p>
                    <ActionLink className="target" action={more} />
                  </p>
                )}
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
