import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section, type Ground } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { mentorship } from '@/content/mentorship';
import type { SuccessStory } from '@/content/success-stories';
import { formatRupees } from '@/lib/format';
import { namedMentor } from '@/lib/mentors';

import styles from './BeforeAndNow.module.scss';
import { IncomeDots, RUPEES_A_DOT } from './IncomeDots';

type StoryProps = {
  readonly story: SuccessStory;
  /** Whether her mentor is named, or the page is the mentor's own. */
  readonly mentor: 'named' | 'known';
};

function Story({ story, mentor }: StoryProps) {
  const { before, now, taughtBy, roseTo, scale } = mentorship.stories;
  const { id, name } = namedMentor(story.mentor);

  return (
    <li className={styles.story}>
      <div>
        <div className={styles.head}>
          <div className={styles.portrait}>
            <Picture name={story.image} slot="thumb" />
          </div>
          <div>
            <h3>{story.name}</h3>
            {mentor === 'named' && (
              <p className={styles.mentor}>
                {taughtBy} <SiteLink to={`/mentor/${id}`}>{name}</SiteLink>
              </p>
            )}
          </div>
        </div>
        <dl className={styles.turn}>
          <div>
            <dt>{before}</dt>
            <dd>{story.before}</dd>
          </div>
          <div>
            <dt>{now}</dt>
            <dd>{story.after}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.rest}>
        <p className={styles.words}>{story.story}</p>
        <div className={styles.income}>
          <p className={styles.amounts}>
            <span className={styles.was}>{formatRupees(story.income.before)}</span>{' '}
            <span className="visually-hidden">{roseTo}</span>
            <Icon name="arrow" className={styles.arrow} /> {formatRupees(story.income.now)}
          </p>
          <IncomeDots {...story.income} />
          <p className={styles.scale}>{scale(formatRupees(RUPEES_A_DOT))}</p>
        </div>
      </div>
    </li>
  );
}

type BeforeAndNowProps = {
  readonly title: string;
  readonly lead: string;
  readonly ground?: Ground;
  readonly mentor?: StoryProps['mentor'];
  readonly stories: readonly SuccessStory[];
};

/** What changed for each woman: a hollow dot, the thread, a filled dot; then her income in figures and in dots. */
export function BeforeAndNow({ title, lead, ground, mentor = 'named', stories }: BeforeAndNowProps) {
  return (
    <Section ground={ground} title={title} lead={lead}>
      <ul className={styles.stories} role="list">
        {stories.map((story) => (
          <Story key={story.name} story={story} mentor={mentor} />
        ))}
      </ul>
    </Section>
  );
}
