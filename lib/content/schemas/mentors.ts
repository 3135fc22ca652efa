import * as z from 'zod';

import { actions } from './fields/actions';
import { collection, complainIf, page, single } from './define';
import {
  consent,
  count,
  day,
  figure,
  formerly,
  line,
  order,
  paragraph,
  picture,
  plain,
  plural,
  rating,
  recording,
  reference,
  rupees,
  sample,
  summary,
} from './fields';
import { heading, inTamil, offer, pictureSteps, portrait } from './fields/parts';
import { closing } from './fields/sections';

/** Mentors (docs/product.md). The first one is featured on /mentorship. */
export const mentors = collection({
  folder: 'mentors',
  unique: ['name', 'recording'],
  fields: {
    name: line(),
    order: order(),
    role: line(),
    hub: reference('hubs'),
    location: line().describe('Where she lives'),
    experience: line(),
    specialization: line().describe('What she teaches'),
    guided: count().min(1).describe('The number of women she has guided'),
    rating: rating().optional().describe('The average rating by her learners, from 0 to 5, if they rate'),
    totalReviews: count()
      .min(1)
      .optional()
      .describe('The number of ratings, one per learner, so at most `guided`; with a rating only'),
    bio: paragraph(),
    firstDay: paragraph().describe('What a learner does on her first day with her'),
    achievements: z.array(line()).min(1).optional().describe('A card shows the first two'),
    languages: z.array(line()).min(1),
    quote: paragraph(),
    recording: recording().optional().describe('A recording of her saying the quote'),
    summary: summary(),
    ...portrait(),
    sample: sample(),
    consent: consent(),
    formerly: formerly(),
  },
  check: ({ guided, rating: average, totalReviews = 0 }) => [
    ...complainIf(totalReviews > guided, ['totalReviews'], `is more than 'guided', ${guided}: one rating per learner.`),
    ...complainIf(
      (average === undefined) !== (totalReviews === 0),
      [],
      "needs both 'rating' and 'totalReviews', or neither.",
    ),
  ],
});

export const programs = collection({
  folder: 'programs',
  unique: ['title'],
  fields: {
    title: line(),
    tamil: plain().describe('Its name in Tamil, for the English pages'),
    order: order(),
    duration: line(),
    participants: line(),
    nextBatch: day().describe('The day the next batch begins'),
    fee: line().describe("The price for a learner, as an answer to 'Does it cost anything?'"),
    pay: line().describe("The pay while learning, as an answer to 'Is there pay?'"),
    hours: line().describe('Days and hours'),
    description: paragraph(),
    image: picture('bleed'),
    features: z.array(line()).min(1),
    mentors: z.array(reference('mentors')).min(1).describe('The mentors who teach it'),
    sample: sample(),
  },
});

/** How the work and income of learners changed. */
export const successStories = collection({
  folder: 'success-stories',
  unique: ['name'],
  fields: {
    name: line(),
    order: order(),
    mentor: reference('mentors').describe('The mentor who taught her'),
    before: paragraph(),
    after: paragraph(),
    income: z.strictObject({ before: rupees().min(1), now: rupees().min(1) }).describe('Whole rupees a month'),
    story: paragraph(),
    ...portrait(),
    sample: sample(),
    consent: consent(),
  },
});

/** /mentorship. */
export const mentorshipPage = page('mentorship', {
  hero: offer().extend({ picture: picture('bleed').optional() }),
  stats: z.strictObject({
    label: line(),
    mentors: z.strictObject({ label: line(), description: line({ variables: ['hubs'] }) }),
    guided: z.strictObject({ label: line({ variables: ['guided'] }), description: line() }),
    changed: z.strictObject({ figure: figure(), description: line() }).optional(),
    rating: z.strictObject({ label: line(), description: line({ variables: ['reviews'] }) }),
  }),
  programs: heading().extend({
    facts: z.strictObject({
      participants: line(),
      fee: line(),
      pay: line(),
      hours: line(),
      batch: line(),
    }),
    begun: paragraph({ variables: ['day'] }).describe('For a batch that began before the day of the build'),
    ahead: paragraph({ variables: ['day'] }).describe('For a batch that begins on the day of the build or later'),
    more: line().describe('The label that opens hours and content of a course on phones'),
    place: line().describe('The link to ask for a place by phone'),
    apply: line(),
    subject: line({ variables: ['title'] }).describe('The subject of a message about a course'),
  }),
  network: z.strictObject({
    title: line(),
    count: line({ variables: ['mentors', 'hubs'] }).describe('The number of mentors, including the featured one'),
    ratings: paragraph().describe('How learners rate'),
    howRated: line().describe('The label that opens it on phones'),
    first: line().describe('The heading of the featured mentor'),
  }),
  stories: heading().extend({
    before: line(),
    now: line(),
    taughtBy: line(),
    more: line().describe('The label that opens her story on phones'),
    roseTo: line().describe('The words between two incomes for screen readers'),
    scale: line({ variables: ['rupees'] }),
    average: line().describe('The link to how the average income is counted'),
  }),
  join: z.strictObject({ title: line(), tamil: inTamil(), steps: pictureSteps(), actions: actions() }),
  closing: closing(),
});

const mentorLine = () => line({ variables: ['name'] });

/** Texts shared by the pages and cards of mentors. */
export const mentorWords = single({
  file: 'pages/mentor',
  fields: {
    card: z.strictObject({
      guided: line({ variables: ['count'] }),
      profile: line(),
      hub: line(),
      more: line().describe('The label that opens achievements on phones'),
    }),
    ask: mentorLine(),
    subject: mentorLine().describe('The subject of a message about her'),
    about: mentorLine(),
    listen: mentorLine().describe('The accessible name of the audio player'),
    firstDay: mentorLine(),
    achievements: line(),
    atGlance: line(),
    mentees: plural(),
    facts: z.strictObject({
      experience: line(),
      specialization: line(),
      mentees: line(),
      languages: line(),
      location: line(),
      hub: line(),
    }),
    programs: z.strictObject({ title: mentorLine(), ahead: mentorLine() }),
    stories: z.strictObject({ title: mentorLine(), lead: paragraph() }),
    shop: line().describe('The link to the pieces of her hub'),
    companions: z.strictObject({ title: line() }),
    closing: z.strictObject({ title: mentorLine(), actions: actions() }),
  },
});
