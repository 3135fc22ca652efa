import { MentorNumbers } from '@/components/sections/MentorNumbers';
import { MentorSummary } from '@/components/sections/MentorRows';
import { Portrait } from '@/components/sections/Portrait';
import { AsWritten } from '@/components/ui/AsWritten';
import '@/components/ui/hub-themes.scss';
import { RestFold } from '@/components/ui/RestFold';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { hubAt } from '@/lib/hubs';
import { type Mentor, mentorTotals } from '@/lib/mentors';
import { fill } from '@/lib/text/fill';

import styles from './MentorNetwork.module.scss';

type MentorProps = { readonly mentor: Mentor };

/** The mentor of the season: her words, large, on the wall of her hub. */
function Featured({ mentor }: MentorProps) {
  const language = currentLanguage();
  const { first } = contentIn(language).pages.mentorship.network;

  return (
    <div className={styles.featured} data-theme={hubAt(mentor.hub, language)?.theme} data-surface="hub">
      <div className={styles.arch}>
        <Portrait id={mentor.id} moves />
      </div>
      <div className={styles.intro}>
        <p className={styles.first}>{first}</p>
        <h3>
          <AsWritten>{mentor.name}</AsWritten>
        </h3>
        <p>{mentor.specialization}</p>
        <MentorNumbers mentor={mentor} />
      </div>
      <div className={styles.words}>
        <q className={styles.quote}>{mentor.quote}</q>
        <MentorSummary mentor={mentor} />
      </div>
    </div>
  );
}

/** A mentor in three short lines; it opens to what she has done and the ways to her. */
function MentorFold({ mentor }: MentorProps) {
  return (
    <li>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span className={styles.portrait}>
            <Portrait id={mentor.id} moves />
          </span>
          <h3 className={styles.name}>
            <AsWritten>{mentor.name}</AsWritten>
          </h3>
          <span className={styles.craft}>{mentor.specialization}</span>
          <span className={styles.numbers}>
            <MentorNumbers mentor={mentor} />
          </span>
        </summary>
        <div className={styles.more}>
          <MentorSummary mentor={mentor} />
        </div>
      </details>
    </li>
  );
}

/** The number in view on a phone; the rest fold. */
const SHOWN = 3;

type MentorNetworkProps = { readonly id: string; readonly mentors: readonly Mentor[] };

/** Who teaches: the mentor of the season, then the others as lines, the last of them in a fold on a phone. */
export function MentorNetwork({ id, mentors }: MentorNetworkProps) {
  const language = currentLanguage();
  const { title, count, ratings, rated, all } = contentIn(language).pages.mentorship.network;
  const [first, ...others] = mentors;
  const totals = mentorTotals(mentors, language);
  const hidden = others.slice(SHOWN);

  return (
    <Section id={id} title={title} lead={fill(count, totals)}>
      {first && <Featured mentor={first} />}
      <ul className={styles.list} role="list">
        {others.slice(0, SHOWN).map((mentor) => (
          <MentorFold key={mentor.id} mentor={mentor} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <RestFold label={fill(all, totals)}>
          <ul className={styles.list} role="list">
            {hidden.map((mentor) => (
              <MentorFold key={mentor.id} mentor={mentor} />
            ))}
          </ul>
        </RestFold>
      )}
      <details className={styles.rated}>
        <summary className={styles.label}>{rated}</summary>
        <p>{ratings}</p>
      </details>
    </Section>
  );
}
