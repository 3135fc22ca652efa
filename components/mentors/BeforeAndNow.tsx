import { DotField } from '@/components/figures/DotField';
import { Portrait } from '@/components/sections/Portrait';
import { AsWritten } from '@/components/ui/AsWritten';
import { Fold } from '@/components/ui/Fold';
import { Icon } from '@/components/ui/Icon';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { findFigureHash } from '@/lib/content/figures';
import { getContent } from '@/lib/content';
import { resolveAction, getPagePath } from '@/lib/content/links';
import { findMentor, type SuccessStory } from '@/lib/content/mentors';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './BeforeAndNow.module.scss';

/** The value of one dot, in rupees per month. */
const RUPEES_A_DOT = 500;

/** The same for all, so that a longer row is a higher income. */
const ROW = 20;

const countDots = (rupees: number): number => Math.round(rupees / RUPEES_A_DOT);

type StoryProps = {
  readonly story: SuccessStory;
  /** The ids of all people in this list. */
  readonly among: readonly string[];
  /** Whether to name her mentor, or omit it on the mentor's own page. */
  readonly mentor: 'named' | 'known';
};

function Story({ story, among, mentor }: StoryProps) {
  const { before, now, taughtBy, more, roseTo } = getContent().pages.mentorship.stories;
  const { rupees } = getFormats();
  const teacher = mentor === 'named' ? findMentor(story.mentor) : undefined;

  return (
    <li className={styles.story}>
      <div className={styles.portrait}>
        <Portrait id={story.id} slot="archSmall" among={among} decorative />
      </div>
      <div>
        <h3>
          <AsWritten>{story.name}</AsWritten>
        </h3>
        {teacher && (
          <p className={`caption ${styles.mentor}`}>
            {taughtBy}{' '}
            <a href={getPagePath(`/mentor/${teacher.id}`)}>
              <AsWritten>{teacher.name}</AsWritten>
            </a>
          </p>
        )}
      </div>
      <div>
        <p className={styles.amounts}>
          <span className="caption">{rupees(story.income.before)}</span>{' '}
          <span className="visually-hidden">{roseTo}</span>
          <Icon name="arrow" className={styles.arrow} /> {rupees(story.income.now)}
        </p>
        <div className={styles.dots}>
          <DotField count={countDots(story.income.before)} columns={ROW} tone="hollow" className={styles.then} />
          <DotField count={countDots(story.income.now)} columns={ROW} />
        </div>
      </div>
      <div className={styles.words}>
        <p>
          <b>{now}:</b> {story.after}
        </p>
        <Fold summary={more}>
          <p>
            <b>{before}:</b> {story.before}
          </p>
          <p>{story.story}</p>
        </Fold>
      </div>
    </li>
  );
}

type BeforeAndNowProps = {
  readonly title: string;
  readonly lead: string;
  readonly mentor?: StoryProps['mentor'];
  readonly stories: readonly SuccessStory[];
};

/** Success stories: work before and now, and income in figures and dots. */
export function BeforeAndNow({ title, lead, mentor = 'named', stories }: BeforeAndNowProps) {
  const { scale, average } = getContent().pages.mentorship.stories;
  const register = resolveAction({ label: average, path: '/about' });
  const income = findFigureHash('monthlyIncome');

  return (
    <Section surface="turmeric">
      <h2>{title}</h2>
      <p className={styles.lead}>
        {lead} <span aria-hidden="true">{fill(scale, { rupees: getFormats().rupees(RUPEES_A_DOT) })}</span>
      </p>
      <ul className={styles.stories} role="list">
        {stories.map((story) => (
          <Story key={story.id} story={story} among={stories.map(({ id }) => id)} mentor={mentor} />
        ))}
      </ul>
      {income && <MoreLink action={{ ...register, href: register.href + income }} />}
    </Section>
  );
}
