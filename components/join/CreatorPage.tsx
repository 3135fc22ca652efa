import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { PosterHero } from '@/components/heroes/PosterHero';
import { CallBar } from '@/components/layout/CallBar';
import { FaqList } from '@/components/sections/FaqList';
import { PictureList } from '@/components/sections/PictureList';
import { ReadInTamil } from '@/components/sections/ReadInTamil';
import { Storyboard } from '@/components/sections/Storyboard';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Split } from '@/components/ui/Layout';
import { Lead } from '@/components/ui/Lead';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { getContent, getWords, keepOnEnglishPages, type Content } from '@/lib/content';
import { getFigureTiles } from '@/lib/content/figures';
import { resolveAction } from '@/lib/content/links';
import { formatChildrenAtHubs } from '@/lib/content/hubs';
import { formatBatch } from '@/lib/content/programs';
import { fill } from '@/lib/language/fill';

import { CraftPanels } from './CraftPanels';
import styles from './CreatorPage.module.scss';

type Questions = Content['pages']['creator']['faq']['questions'];

/**
 * Questions of women who want to learn. The first course in `content/programs` provides the facts about content, cost
 * and pay; `content/pages/creator.yaml` has the rest.
 */
function getCreatorQuestions(): Questions {
  const { pages, programs } = getContent();
  const { questions, faq } = pages.creator;
  const children = formatChildrenAtHubs();
  const [first] = programs;

  return [
    ...(first
      ? [
          { question: questions.learn, answer: `${questions.learned} ${first.features.join('. ')}.` },
          { question: questions.money, answer: first.fee },
          { question: questions.paid, answer: fill(questions.first, { pay: first.pay }) },
          { question: questions.hours, answer: `${first.hours.replace(/\.$/, '')}.` },
          {
            question: questions.next,
            answer: formatBatch(first, buildDate()),
            more: resolveAction({ label: questions.call, contact: 'phone' }),
          },
        ]
      : []),
    ...(children ? [{ question: questions.children, answer: children }] : []),
    ...faq.questions,
  ];
}

/** /creator: for women who want to learn a craft. */
export function CreatorPage() {
  const { pages, hubs } = getContent();
  const words = getWords('site');
  const {
    hero: { lead, ...hero },
    facts,
    stats,
    benefits,
    steps,
    faq,
    closing,
  } = pages.creator;
  const stepsTamil = keepOnEnglishPages(steps.tamil);

  return (
    <>
      <PosterHero {...hero} tamil={keepOnEnglishPages(hero.tamil)} surface="leaf" />
      <CallBar actions={hero.actions} subject={words.invite}>
        <Section surface="paper">
          <Split>
            <ul role="list">
              {facts.map(({ value, text }) => (
                <li key={value} className={styles.fact}>
                  <b className="accent">{value}</b> <span>{text}</span>
                </li>
              ))}
            </ul>
            {lead && <Lead>{lead}</Lead>}
          </Split>
        </Section>
        <FigureTiles label={stats.label} surface="turmeric" tiles={getFigureTiles(stats.tiles)} />
        {hubs.length > 0 && <CraftPanels hubs={hubs} />}
        <Storyboard
          title={steps.title}
          lead={stepsTamil && <span lang="ta">{stepsTamil}</span>}
          steps={steps.steps}
          surface="palm"
        >
          <ButtonRow actions={steps.actions} />
        </Storyboard>
        <PictureList {...benefits} entries={benefits.cards} surface="indigo" />
        <FaqList
          title={faq.title}
          lead={faq.lead}
          questions={getCreatorQuestions()}
          below={<ReadInTamil path="/creator" />}
          surface="wash"
        />
        <div className="from-tablet">
          <LineCallToAction {...closing} />
        </div>
      </CallBar>
    </>
  );
}
