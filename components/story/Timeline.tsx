import { isLate, MilestoneSteps, readDate, statusMarks } from '@/components/sections/MilestoneSteps';
import { Badge } from '@/components/ui/Badge';
import { MoreLink } from '@/components/ui/MoreLink';
import { buildDate } from '@/lib/build-date';
import { contentIn, type Item } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { actionTo } from '@/lib/links';

import styles from './Timeline.module.scss';

const statuses = Object.keys(statusMarks) as (keyof typeof statusMarks)[];

type TimelineProps = { readonly milestones: readonly Item<'milestones'>[] };

/** The path: how to read it, with the number of steps of each status, its steps, and what came besides in a smaller list. */
export function Timeline({ milestones }: TimelineProps) {
  const language = currentLanguage();
  const { words, statusWords } = contentIn(language).pages.timeline;
  const steps = milestones.filter(({ besides }) => !besides);
  const others = milestones.filter(({ besides }) => besides);
  const now = buildDate();

  return (
    <>
      <section className="wrap">
        <h2 className="visually-hidden">{words.keyTitle}</h2>
        <ul className={styles.key} role="list">
          {statuses.map((status) => (
            <li key={status}>
              <Badge tone={statusMarks[status].tone} label={statusWords[status]} />{' '}
              {steps.filter((milestone) => milestone.status === status).length}
            </li>
          ))}
          <li className={styles.note}>{words.note}</li>
        </ul>
      </section>
      <section className={`wrap ${styles.path}`}>
        <h2 className="visually-hidden">{words.pathTitle}</h2>
        <MilestoneSteps milestones={steps} hubLabel={words.hub} />
      </section>
      {others.length > 0 && (
        <section className={`wrap ${styles.besides}`}>
          <h2>{words.besidesTitle}</h2>
          <ul role="list">
            {others.map((milestone) => (
              <li key={milestone.id}>
                <Badge tone={statusMarks[milestone.status].tone} label={statusWords[milestone.status]} />{' '}
                <time dateTime={milestone.date}>{readDate(milestone.date, language)}</time>
                <h3>
                  {milestone.hub ? (
                    <MoreLink action={actionTo({ label: milestone.title, path: `/hub/${milestone.hub}` }, language)} />
                  ) : (
                    milestone.title
                  )}
                </h3>
                {isLate(milestone, now) && <p>{words.notYet}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
