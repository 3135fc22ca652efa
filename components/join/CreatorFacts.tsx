import { HubBadge } from '@/components/ui/HubBadge';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { hubTitle } from '@/lib/hubs';
import { actionTo, pathTo } from '@/lib/links';
import { batchOf } from '@/lib/mentors/programs';

import styles from './CreatorFacts.module.scss';

/** What a woman asks before she comes, as the first course and the hubs she can come to, or soon can, answer it. */
export function CreatorFacts() {
  const language = currentLanguage();
  const { pages, hub: words, hubs, programs } = contentIn(language);
  const { facts } = pages.creator;
  const [first] = programs;
  const reachable = hubs.flatMap((hub) => (hub.reach ? [{ ...hub, reach: hub.reach }] : []));
  const asked = [
    ...(first
      ? [
          { question: facts.learn, answers: [first.duration, ...first.features] },
          { question: facts.cost, answers: [first.fee] },
          { question: facts.pay, answers: [first.pay] },
          { question: facts.hours, answers: [first.hours] },
        ]
      : []),
    { question: facts.age.question, answers: [facts.age.answer] },
  ];

  return (
    <Section id="facts" surface="palm">
      <h2>{facts.title}</h2>
      <dl className={styles.facts}>
        {asked.map(({ question, answers }) => (
          <div key={question} className={styles.fact}>
            <dt>{question}</dt>
            {answers.map((answer) => (
              <dd key={answer}>{answer}</dd>
            ))}
          </div>
        ))}
        {first && (
          <div className={styles.fact}>
            <dt>{facts.next}</dt>
            <dd>
              <p>{batchOf(first, buildDate(), language)}</p>
              <MoreLink action={actionTo({ label: facts.call, contact: 'phone' }, language)} />
            </dd>
          </div>
        )}
        {reachable.length > 0 && (
          <>
            <div className={styles.wide}>
              <dt>{facts.children}</dt>
              {reachable.map(({ id, location, reach }) => (
                <dd key={id}>
                  <b>{location}:</b> {reach.children}
                </dd>
              ))}
            </div>
            <div className={styles.wide}>
              <dt>{facts.where}</dt>
              {reachable.map((hub) => (
                <dd key={hub.id} className={styles.hub}>
                  <a className="tap-target" href={pathTo(`/hub/${hub.id}`, language)}>
                    {hubTitle(hub)}
                  </a>{' '}
                  {hub.status !== 'Active' && <HubBadge status={hub.status} label={words.statuses[hub.status]} />}
                  <p>{hub.reach.street}</p>
                  <p>{hub.reach.bus}</p>
                </dd>
              ))}
            </div>
          </>
        )}
      </dl>
    </Section>
  );
}
