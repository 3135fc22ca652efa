import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { contentFiles, isTranslation } from '@/lib/content/files';
import { figureNumber } from '@/lib/dots';
import { figureAt } from '@/lib/figures';
import type { Language } from '@/lib/languages';

const content = contentIn('en');
const number = (name: string): number => figureNumber(figureAt(name, 'en').value) ?? NaN;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Every text a visitor reads in a language: that of YAML with its facts filled in, that of MDX as it is written. */
function textsOf(language: Language): string[] {
  const { glossaries: _, figures, ...others } = contentIn(language);
  return [
    // What a figure does not count is named there on purpose.
    ...textsIn([others, figures.figures.map(({ counts, label }) => [counts, label])]),
    ...[...contentFiles('content')].flatMap(([file, text]) =>
      file.endsWith('.mdx') && isTranslation(file) === (language !== 'en') ? [text] : [],
    ),
  ];
}
const texts = { en: textsOf('en'), ta: textsOf('ta') };

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

type Forbidden = {
  /** The claim, in each language that makes it. */
  readonly en?: RegExp;
  readonly ta?: RegExp;
  readonly against: string;
  readonly stands: boolean;
};

/** What no text may say while a fact stands against it. */
const forbidden: readonly Forbidden[] = [
  {
    en: /most of (?:them|our makers|the makers|these women) (?:had |once )?rolled beedis/i,
    ta: /பெரும்பால(?:ோர்|ானோர்|ானவர்கள்|ான (?:பெண்கள்|கைவினைஞர்கள்))[^.;]{0,30}பீடி சுற்றி/,
    against: 'the former beedi workers of the register',
    stands: number('formerBeediWorkers') * 2 < number('womenTrained'),
  },
  {
    en: /(?:1000\+|thousand)[^.]{0,40}(?:have|who) (?:now )?finished a course/i,
    ta: /(?:1000|ஆயிரம்)[^.;]{0,40}பயிற்சியை முடித்த/,
    against: 'women trained counts village days',
    stands: true,
  },
  {
    en: /(?<!how )\bmany (?:of them )?(?:had |once )?rolled beedis/i,
    ta: /(?<!எத்தனை )பலர்(?: முன்பு)? பீடி சுற்றி/,
    against: 'how few of the women trained they are',
    stands: number('formerBeediWorkers') * 4 < number('womenTrained'),
  },
  {
    en: /made by women at our hubs;[^.]*of them rolled beedis/i,
    ta: /மையங்களில் பெண்கள்[^.]*; அவர்களில் [^.]*பீடி சுற்றி/,
    against: 'the women trained, of whom they are counted',
    stands: true,
  },
  {
    en: /full course (?:is )?running/i,
    ta: /முழுப் பயிற்சி நடக்கும்/,
    against: 'batches that all began long ago',
    stands: programs.every(({ nextBatch }) => new Date(nextBatch) < buildDate()),
  },
  {
    en: /one learner at a time/i,
    ta: /ஒவ்வொருவராக[^.;]{0,40}கற்றுத் தரு/,
    against: 'batches of many, and tables of four',
    stands: true,
  },
  {
    en: /taught[^.]* in small (?:batches|groups)/i,
    ta: /சிறு குழுக்களாக/,
    against: 'the size of a batch, which stands beside it',
    stands: true,
  },
  {
    en: /(?:each|all) of us spends? part of every month/i,
    against: 'a role done from home',
    stands: careers.some(({ country }) => country),
  },
  {
    en: /every figure on this (?:site|website) has/i,
    ta: /இந்தத் தளத்தில் உள்ள ஒவ்வோர் எண்ணுக்கும்/,
    against: 'figures that the register does not count',
    stands: true,
  },
  {
    en: /ask for the register/i,
    ta: /பதிவேட்டைக் கேளுங்கள்/,
    against: 'the names in it, which are not for visitors',
    stands: true,
  },
  {
    en: /up to \d+-\d+/i,
    ta: /\d+-\d+ வேலை நாட்கள் வரை/,
    against: 'a span, which has an end of its own',
    stands: true,
  },
  {
    en: /at your door in a week/i,
    ta: /ஒரு வாரத்தில் (?:உங்கள் )?(?:வாசல|வீட்ட)/,
    against: 'packing and remote places',
    stands: processingPeak.most + standardRemote.most > 5,
  },
  {
    en: /(?:each|every) piece is made by a woman in rural|makers are women from the villages (?:a)?round/i,
    ta: /ஒவ்வொரு பொருள(?:ும்|ையும்)[^.;]{0,20}கிராமப் பெண்|கைவினைஞர்கள் சுற்றியுள்ள கிராம/,
    against: 'hubs in cities',
    stands: areMakersInCities,
  },
  {
    en: /(?:wholly|entirely|completely) (?:hand ?made|by hand)|(?<!“)without (?:any )?machines?/i,
    ta: /(?:முழுவதும்|முழுக்க|முற்றிலும்) கையால|இயந்திரம் இல்லாமல்/,
    against: 'saws and sanding wheels',
    stands: true,
  },
  {
    en: /runs all (?:the )?(?:six|seven|\d+)|now run (?:six|seven) (?:skill )?hubs/i,
    ta: /(?:ஆறு|ஏழு|\d+) (?:பயிற்சி )?மையங்கள(?:ையும் நடத்த|் இயங்கு|ும் இயங்கு)/,
    against: 'hubs that are only planned',
    stands: isAnyHubNotActive,
  },
  {
    en: /women from every hub|every hub (?:uses|teaches|has a room|has room)|the page of (?:each|every) hub has its street/i,
    ta: /எல்லா மையங்களிலிருந்தும்|(?:எல்லா மையங்கள|ஒவ்வொரு மையத்த)ிலும்|(?<!திறந்திருக்கும் )ஒவ்வொரு மையத்தின் பக்கத்திலும்/,
    against: 'hubs that are only planned',
    stands: isAnyHubNotActive,
  },
  {
    en: /a hub has (?:a )?room for (?:the )?children|room for the children after school\.? ?for all/i,
    ta: /(?<!சில )மையங்களில் குழந்தைகளு(?:க்கு|க்கென்று) (?:ஓர் )?(?:அறை|இடம்)/,
    against: 'hubs without a room',
    stands: true,
  },
  {
    en: /a hub is a house/i,
    ta: /உள்ள ஒரு வீடு/,
    against: 'an open shed in a grove',
    stands: hubs.some(({ description, image }) => /shed/.test(description + image)),
  },
  {
    en: /try the wheel/i,
    ta: /சக்கரத்தைச் சுழற்றி/,
    against: "a potters' hub that is only planned",
    stands: hubs.some(({ id, status }) => id === 'pottery-manamadurai' && status !== 'Active'),
  },
  {
    en: /clay comes from the tank/i,
    ta: /களிமண் கண்மாய/,
    against: 'the river clay of the hub',
    stands: hubs.some(({ goods }) => /river clay/i.test(goods)),
  },
  {
    en: /told by (?:the people it happened to|those it happened to|those who did it)/i,
    ta: /(?:நடந்தவர்களே|அனுபவித்தவர்களே|செய்தவர்களே) சொல்/,
    against: 'articles told by others',
    stands: news.some(({ author }) => leaders.some(({ name }) => name === author)),
  },
  {
    en: /hear from her/i,
    ta: /பேசுவதைக் கேட்க|பேசுவதைக் கேளுங்கள்/,
    against: 'a page without a voice',
    stands: true,
  },
  { ta: /கருவிகள், பொருட்கள் எல்லாம் இலவச/, against: 'the store: what is free is the material', stands: true },
  {
    en: /large orders travel free/i,
    ta: /பெரிய ஆர்டர[^.;]{0,20}இலவச/,
    against: 'the amount from which delivery is free',
    stands: constants.rupees.freeShippingAbove < 5000,
  },
  {
    en: /if a page in our name asks for your card/i,
    ta: /எங்கள் பெயரில்[^.;]{0,30}கார்டு/,
    against: 'the store, which asks for it in our name',
    stands: true,
  },
  {
    en: /walk into the nearest hub/i,
    ta: /அருகிலுள்ள மையத்துக்கு(?:ள்)? (?:நேராக |உடனே )?(?:வாருங்கள்|செல்லுங்கள்)|சொல்லாமல(?:ே|ேயே)? (?:வரலாம்|வாருங்கள்)/,
    against: 'hubs that ask for a call first',
    stands: true,
  },
  {
    en: /details that the law asks/i,
    ta: /சட்டம் கேட்கும் விவரங்கள்/,
    against: 'lines of the legal identity that are not filled in',
    stands: content.pages.about.identity.rows.some(({ value }) => value === undefined),
  },
  {
    en: /three talks/i,
    against: 'a letter, a talk and a day',
    stands: content.pages.careers.process.steps.length === 3,
  },
  {
    en: /round about\b|seen from near|look what comes|take the (?:release|fact sheet)|new girl|yardage|answers itself/i,
    against: 'plain English for readers of a second language',
    stands: true,
  },
];

test.each(forbidden)('no text in any language speaks against $against', ({ en, ta, stands }) => {
  const claims = (list: readonly string[], claim?: RegExp) => list.filter((text) => claim?.test(text));
  expect(stands ? [...claims(texts.en, en), ...claims(texts.ta, ta)] : []).toEqual([]);
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
