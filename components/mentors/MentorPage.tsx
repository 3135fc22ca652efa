import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { PeopleHero } from '@/components/heroes/PeopleHero';
import { GuidedCount } from '@/components/sections/GuidedCount';
import { PieceLinks } from '@/components/sections/PieceLinks';
import { Portrait } from '@/components/sections/Portrait';
import { AsWritten } from '@/components/ui/AsWritten';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Rating } from '@/components/ui/Rating';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { hubAt, shopAction } from '@/lib/hubs';
import { actionTo } from '@/lib/links';
import { companionsOf, firstName, type Mentor, programsOf, storiesOf } from '@/lib/mentors';
import { piecesBy } from '@/lib/pieces';
import { ratingLabel } from '@/lib/rating';
import { profilePage } from '@/lib/seo/person';
import { fill } from '@/lib/text/fill';

import { BeforeAndNow } from './BeforeAndNow';
import { MentorDetails } from './MentorDetails';
import styles from './MentorPage.module.scss';
import { QuoteBand } from './QuoteBand';

import '@/components/ui/hub-themes.scss';

type MentorPageProps = { readonly mentor: Mentor };

/** /mentor/[id]: who she is, what she teaches, and who learned from her. */
export function MentorPage({ mentor }: MentorPageProps) {
  const language = currentLanguage();
  const { mentor: words } = contentIn(language);
  const name = { name: firstName(mentor) };
  const programs = programsOf(mentor.id, language);
  const stories = storiesOf(mentor.id, language);
  const companions = companionsOf(mentor, 3, language);
  const hub = hubAt(mentor.hub, language);
  const shop = shopAction(hub ?? {}, words.shop, language);

  return (
    <>
      <PeopleHero
        title={<AsWritten>{mentor.name}</AsWritten>}
        lead={`${mentor.role}. ${mentor.specialization}.`}
        portrait={<Portrait id={mentor.id} loading="eager" moves />}
        actions={[
          actionTo(
            { label: fill(words.ask, name), path: '/contact', subject: fill(words.subject, { name: mentor.name }) },
            language,
          ),
          actionTo({ label: words.card.hub, path: `/hub/${mentor.hub}` }, language),
        ]}
      >
        <Rating value={mentor.rating} label={ratingLabel(language, mentor.totalReviews)} />
        <GuidedCount mentor={mentor} />
      </PeopleHero>
      <MentorDetails mentor={mentor} />
      <QuoteBand
        quote={mentor.quote}
        name={mentor.name}
        recording={mentor.recording}
        listen={fill(words.listen, name)}
      />
      <Section>
        <div className={styles.day}>
          <h2>{fill(words.firstDay, name)}</h2>
          <p>{mentor.firstDay}</p>
        </div>
        <PieceLinks pieces={piecesBy(mentor.id, language)} />
      </Section>
      {stories.length > 0 && (
        <BeforeAndNow
          title={fill(words.stories.title, name)}
          lead={words.stories.lead}
          mentor="known"
          stories={stories}
        />
      )}
      <Section spacing={stories.length > 0 ? 'full' : 'joined'}>
        <div className={styles.onward}>
          {programs.length > 0 && (
            <div>
              <h2>{fill(hub?.status === 'Active' ? words.programs.title : words.programs.ahead, name)}</h2>
              <ul className={styles.courses} role="list">
                {programs.map(({ id, title, duration, features }) => (
                  <li key={id} className={styles.course}>
                    <MoreLink action={actionTo({ label: title, path: '/mentorship', hash: 'programs' }, language)} />
                    <p>
                      <b>{duration}</b>
                    </p>
                    <MarkedList items={features} kind="small" />
                  </li>
                ))}
              </ul>
              {shop && <MoreLink action={shop} />}
            </div>
          )}
          {companions.length > 0 && (
            <div>
              <h2>{words.companions.title}</h2>
              <ul className={styles.companions} role="list">
                {companions.map((other) => (
                  <li key={other.id} className={styles.companion}>
                    <span className={styles.face}>
                      <Portrait id={other.id} />
                    </span>
                    <div>
                      <MoreLink action={actionTo({ label: other.name, path: `/mentor/${other.id}` }, language)} />
                      <p>{other.specialization}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {shop && programs.length === 0 && <MoreLink action={shop} />}
      </Section>
      <LineCallToAction {...words.closing} title={fill(words.closing.title, name)} />
      <StructuredData things={[profilePage(mentor, language)]} />
    </>
  );
}
