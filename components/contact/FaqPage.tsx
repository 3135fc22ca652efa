import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { ReadInTamil } from '@/components/sections/ReadInTamil';
import { Split, Stack } from '@/components/ui/Layout';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { getContent } from '@/lib/content';

import styles from './FaqPage.module.scss';

type Question = Content['pages']['faq']['list']['first'];

type AnswersProps = Content['pages']['faq']['list'];

/** Questions in coloured sections, all open: the first one large, the others grouped by topic. */
function Answers({ title, first, groups }: AnswersProps) {
  return (
    <>
      <Section surface="kaavi">
        <h2 className="visually-hidden">{title}</h2>
        <Split ratio="7:5" align="center">
          <h3 className={styles.pull}>{first.question}</h3>
          <Answer {...first} />
        </Split>
      </Section>
      {groups.map((group, index) => (
        <Section key={group.title} surface={index % 2 === 0 ? 'paper' : 'wash'}>
          <Split ratio="4:8">
            <h3 className={styles.about}>{group.title}</h3>
            <div>
              {group.questions.map((one) => (
                <div key={one.question} className={styles.one}>
                  <h4 className="subheading">{one.question}</h4>
                  <Answer {...one} />
                </div>
              ))}
            </div>
          </Split>
        </Section>
      ))}
    </>
  );
}

function Answer({ answer, question, more }: Question) {
  return (
    <Stack>
      <p>{answer}</p>
      {more && <MoreLink action={more} subject={question} />}
    </Stack>
  );
}

/** /faq: short answers. */
export function FaqPage() {
  const { hero, list, closing } = getContent().pages.faq;

  return (
    <>
      <PosterHero {...hero} surface="palm">
        <ReadInTamil path="/faq" />
      </PosterHero>
      <Answers {...list} />
      <LineCallToAction {...closing} />
    </>
  );
}
