import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { contentFiles, isTranslation } from '@/lib/content/files';
import { figureNumber } from '@/lib/dots';
import { figureAt } from '@/lib/figures';

const content = contentIn('en');
const number = (name: string): number => figureNumber(figureAt(name, 'en').value) ?? NaN;

/** Every text a visitor reads in English: that of YAML with its facts filled in, that of MDX as it is written. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const texts = [
  // What a figure does not count is named there on purpose.
  ...textsIn({ ...content, figures: content.figures.figures.map(({ counts, label }) => [counts, label]) }),
  ...[...contentFiles('content')].flatMap(([file, text]) =>
    file.endsWith('.mdx') && !isTranslation(file) ? [text] : [],
  ),
];

/** Less is counted by the first than by the second, by what each counts. */
const within = [
  ['artisans', 'creators'],
  ['artisans', 'hubArtisans'],
  ['hubArtisans', 'womenTrained'],
  ['creators', 'womenTrained'],
  ['womenEmpowered', 'womenTrained'],
  ['womenSupported', 'womenTrained'],
  ['formerBeediWorkers', 'womenTrained'],
  ['productLines', 'products'],
  ['products', 'productsCreated'],
  ['ruralVillages', 'villages'],
  ['villagesReached', 'villages'],
  ['creatorVillages', 'villages'],
  ['activeHubs', 'skillHubs'],
] as const;

test.each(within)('%s are not more than %s, and both are counted on one day', (part, whole) => {
  expect(number(part)).toBeLessThanOrEqual(number(whole));
  expect(figureAt(part, 'en').asOf).toBe(figureAt(whole, 'en').asOf);
});

test('every figure says what it does not count, in each language', () => {
  for (const language of ['en', 'ta'] as const) {
    const { figures } = contentIn(language).figures;
    expect(figures.filter(({ excludes, counts }) => excludes === '' || excludes === counts)).toEqual([]);
  }
  const english = new Set(content.figures.figures.map(({ excludes }) => excludes));
  expect(contentIn('ta').figures.figures.filter(({ excludes }) => english.has(excludes))).toEqual([]);
});

test('part-time makers of the stories earn less than the average of those who work full time', () => {
  for (const { income } of content.successStories) expect(income.now).toBeLessThan(number('monthlyIncome'));
});

const { careers, constants, hubs, milestones, leaders, news, programs } = content;
const { processingPeak, standardRemote } = constants.periods;
const isAnyHubNotActive = hubs.some(({ status }) => status !== 'Active');
const areMakersInCities = hubs.some(({ location }) => /Chennai|Madurai|Coimbatore/.test(location));

/** What no text may say while a fact stands against it. */
const forbidden: readonly (readonly [claim: RegExp, against: string, stands: boolean])[] = [
  [
    /most of (?:them|our makers|the makers|these women) (?:had |once )?rolled beedis/i,
    'the former beedi workers of the register',
    number('formerBeediWorkers') * 2 < number('womenTrained'),
  ],
  [/(?:1000\+|thousand)[^.]{0,40}(?:have|who) (?:now )?finished a course/i, 'women trained counts village days', true],
  [/at your door in a week/i, 'packing and remote places', processingPeak.most + standardRemote.most > 5],
  [/(?:each|every) piece is made by a woman in rural/i, 'hubs in cities', areMakersInCities],
  [/makers are women from the villages (?:a)?round/i, 'hubs in cities', areMakersInCities],
  [
    /(?<!how )\bmany (?:of them )?(?:had |once )?rolled beedis/i,
    'the former beedi workers of the register',
    number('formerBeediWorkers') * 4 < number('womenTrained'),
  ],
  [
    /full course (?:is )?running/i,
    'batches that all began long ago',
    programs.every(({ nextBatch }) => new Date(nextBatch) < buildDate()),
  ],
  [/one learner at a time/i, 'batches of many, and tables of four', true],
  [/taught[^.]* in small (?:batches|groups)/i, 'the size of a batch, which stands beside it', true],
  [/(?:each|all) of us spends? part of every month/i, 'a role done from home', careers.some(({ country }) => country)],
  [/every figure on this (?:site|website) has/i, 'figures that the register does not count', true],
  [/ask for the register/i, 'the names in it, which are not for visitors', true],
  [
    /a hub is a house/i,
    'an open shed in a grove',
    hubs.some(({ description, image }) => /shed/.test(description + image)),
  ],
  [/hear from her/i, 'a page without a voice', true],
  [/up to \d+-\d+/i, 'a span, which has an end of its own', true],
  [
    /(?:wholly|entirely|completely) (?:hand ?made|by hand)|(?<!“)without (?:any )?machines?/i,
    'saws and sanding wheels',
    true,
  ],
  [/runs all (?:the )?(?:six|seven|\d+)/i, 'hubs that are only planned', isAnyHubNotActive],
  [/now run (?:six|seven) (?:skill )?hubs/i, 'hubs that are only planned', isAnyHubNotActive],
  [
    /women from every hub|every hub (?:uses|teaches|has a room|has room)/i,
    'hubs that are only planned',
    isAnyHubNotActive,
  ],
  [
    /a hub has (?:a )?room for (?:the )?children|room for the children after school\.? ?for all/i,
    'hubs without a room',
    true,
  ],
  [
    /told by (?:the people it happened to|those it happened to|those who did it)/i,
    'articles told by others',
    news.some(({ author }) => leaders.some(({ name }) => name === author)),
  ],
  [/large orders travel free/i, 'the amount from which delivery is free', constants.rupees.freeShippingAbove < 5000],
  [/if a page in our name asks for your card/i, 'the store, which asks for it in our name', true],
  [/walk into the nearest hub/i, 'hubs that ask for a call first', true],
  [/three talks/i, 'a letter, a talk and a day', content.pages.careers.process.steps.length === 3],
  [
    /round about\b|seen from near|look what comes|take the (?:release|fact sheet)|new girl|yardage|answers itself/i,
    'plain English for readers of a second language',
    true,
  ],
];

test.each(forbidden)('no text claims %s, against %s', (claim, _, stands) => {
  expect(stands ? texts.filter((text) => claim.test(text)) : []).toEqual([]);
});

test('the timeline has every hub, and agrees with it', () => {
  for (const { id, status } of hubs) {
    const steps = milestones.filter(({ hub }) => hub === id);
    expect([id, steps.map((step) => step.status === 'completed')]).toEqual([id, [status === 'Active']]);
  }
});

test('no news comes from a hub before it opened', () => {
  for (const { hub, date } of milestones) {
    const place = hubs.find(({ id }) => id === hub)?.location;
    const early = news.filter((article) => article.place === place && article.date < date.slice(0, 7));
    expect(early.map(({ id }) => id)).toEqual([]);
  }
});

test('a question about orders is answered with its numbers, not with a link alone', () => {
  const { contact, faq } = content.pages;
  const asked = [...contact.faq.questions, faq.list.first, ...faq.list.groups.flatMap(({ questions }) => questions)];
  const ofPolicies = asked.filter(({ more }) => /^\/(?:shipping|refunds)\b/.test(more?.href ?? ''));

  expect(ofPolicies.length).toBeGreaterThan(0);
  expect(ofPolicies.filter(({ answer }) => !/\d/.test(answer)).map(({ question }) => question)).toEqual([]);
});

test('what is promised is still said where the list of promises says so', () => {
  const files = contentFiles('content');
  const gone = content.promises.promises.filter(
    ({ file, phrase = '' }) =>
      file.startsWith('content/') && !(files.get(file.replace('content/', '')) ?? phrase).includes(phrase),
  );

  expect(gone).toEqual([]);
});
