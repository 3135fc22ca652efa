import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { PieceTiles } from '@/components/sections/PieceTiles';
import { Portrait } from '@/components/sections/Portrait';
import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { AsWritten } from '@/components/ui/AsWritten';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Rating } from '@/components/ui/Rating';
import { Section } from '@/components/ui/Section';
import { getWords } from '@/lib/content';
import { findHub, getShopAction } from '@/lib/content/hubs';
import { resolveAction, getPagePath } from '@/lib/content/links';
import {
  listCompanions,
  getFirstName,
  getHubName,
  type Mentor,
  listMentorPrograms,
  listMentorStories,
} from '@/lib/content/mentors';
import { listMentorPieces } from '@/lib/content/pieces';
import { createProfileData } from '@/lib/seo/person';
import { fill, choosePlural } from '@/lib/language/fill';
import { measureLongWord } from '@/lib/language/long-word';
import { getFormats } from '@/lib/language/format';

import { BeforeAndNow } from './BeforeAndNow';
import styles from './MentorPage.module.scss';
import { QuoteBand } from './QuoteBand';

type GuidedCountProps = { readonly mentor: Pick<Mentor, 'guided'> };

function GuidedCount({ mentor }: GuidedCountProps) {
  return (
    <p className={styles.count}>
      <span className={styles.value}>{getFormats().number(mentor.guided)}</span>{' '}
      <span>{fill(getWords('mentor').card.guided, { count: mentor.guided })}</span>
    </p>
  );
}

type MentorDetailsProps = { readonly mentor: Mentor };

function MentorDetails({ mentor }: MentorDetailsProps) {
  const { facts, about, achievements, atGlance, mentees } = getWords('mentor');
  const rows = [
    { name: facts.specialization, value: mentor.specialization },
    { name: facts.experience, value: mentor.experience },
    { name: facts.mentees, value: choosePlural(mentees, mentor.guided, getFormats().number(mentor.guided)) },
    { name: facts.languages, value: mentor.languages.join(', ') },
    { name: facts.location, value: mentor.location },
    {
      name: facts.hub,
      value: (
        <a className="tap-target" href={getPagePath(`/hub/${mentor.hub}`)}>
          {getHubName(mentor)}
        </a>
      ),
    },
  ];

  return (
    <SplitDetails
      aside={
        <DetailBlock title={atGlance}>
          <FactList facts={rows} />
        </DetailBlock>
      }
    >
      <DetailBlock title={fill(about, { name: getFirstName(mentor) })}>
        <p className={styles.bio}>{mentor.bio}</p>
      </DetailBlock>
      {mentor.achievements && (
        <DetailBlock title={achievements}>
          <MarkedList items={mentor.achievements} />
        </DetailBlock>
      )}
    </SplitDetails>
  );
}

type MentorPageProps = { readonly mentor: Mentor };

/** /mentor/[id]: a mentor, her courses, and her learners' stories. */
export function MentorPage({ mentor }: MentorPageProps) {
  const words = getWords('mentor');
  const name = { name: getFirstName(mentor) };
  const programs = listMentorPrograms(mentor.id);
  const stories = listMentorStories(mentor.id);
  const companions = listCompanions(mentor, 3);
  const hub = findHub(mentor.hub);
  const shop = getShopAction(hub ?? {}, words.shop);

  return (
    <>
      <PosterHero
        title={<AsWritten>{mentor.name}</AsWritten>}
        lead={`${mentor.role}. ${mentor.specialization}.`}
        surface="hub"
        side="left"
        art={
          <div className={styles.portrait}>
            <Portrait id={mentor.id} loading="eager" moves />
          </div>
        }
        actions={[
          resolveAction({
            label: fill(words.ask, name),
            path: '/contact',
            subject: fill(words.subject, { name: mentor.name }),
          }),
          resolveAction({ label: words.card.hub, path: `/hub/${mentor.hub}` }),
        ]}
      >
        {mentor.rating !== undefined && <Rating value={mentor.rating} reviews={mentor.totalReviews} />}
        <GuidedCount mentor={mentor} />
      </PosterHero>
      <MentorDetails mentor={mentor} />
      <QuoteBand
        quote={mentor.quote}
        name={mentor.name}
        recording={mentor.recording}
        listen={fill(words.listen, name)}
      />
      <Section>
        <div className={styles.day}>
          <div>
            <h2 data-word={measureLongWord(name.name)}>{fill(words.firstDay, name)}</h2>
            <p>{mentor.firstDay}</p>
          </div>
          <PieceTiles tiles={listMentorPieces(mentor.id).map((piece) => ({ piece, picture: piece.picture }))} />
        </div>
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
              <h2 className="subheading">
                {fill(hub?.status === 'Active' ? words.programs.title : words.programs.ahead, name)}
              </h2>
              <ul className={styles.courses} role="list">
                {programs.map(({ id, title, duration }) => (
                  <li key={id} className={styles.course}>
                    <MoreLink action={resolveAction({ label: title, path: '/mentorship', hash: 'programs' })} />
                    <p>{duration}</p>
                  </li>
                ))}
              </ul>
              {shop && <MoreLink action={shop} />}
            </div>
          )}
          {companions.length > 0 && (
            <div>
              <h2 className="subheading">{words.companions.title}</h2>
              <ul className={styles.companions} role="list">
                {companions.map((other) => (
                  <li key={other.id} className={styles.companion}>
                    <div className={styles.face}>
                      <Portrait id={other.id} slot="archSmall" among={companions.map(({ id }) => id)} decorative />
                    </div>
                    <div>
                      <MoreLink action={resolveAction({ label: other.name, path: `/mentor/${other.id}` })} />
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
      <StructuredData things={[createProfileData(mentor)]} />
    </>
  );
}
