import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { besideEnglish, type Language } from '@/lib/languages';

import styles from './Answers.module.scss';

type AnswersProps = Content['pages']['faq']['list'] & { readonly language: Language };

type Question = Content['pages']['faq']['list']['first'];

/** Questions on a sheet of paper, all answered openly: the first in large type, the others by what they are about. */
export function Answers({ title, first, groups, language }: AnswersProps) {
  return (
    <Section ground="paper" title={title}>
      <div className={styles.first}>
        <h3 className={styles.pull}>{first.question}</h3>
        <Answer {...first} language={language} />
      </div>
      {groups.map((group) => (
        <div key={group.title} className={styles.group}>
          <h3 className={styles.about}>{group.title}</h3>
          <div>
            {group.questions.map((one) => (
              <div key={one.question} className={styles.one}>
                <h4 className={styles.question}>{one.question}</h4>
                <Answer {...one} language={language} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </Section>
  );
}

function Answer({ answer, question, tamil, more, language }: Question & { readonly language: Language }) {
  return (
    <div className={styles.answer}>
      <p>{answer}</p>
      {besideEnglish(tamil, language) && <p lang="ta">{tamil}</p>}
      {more && <MoreLink action={more} subject={question} />}
    </div>
  );
}
