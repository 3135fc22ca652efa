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

const { constants, hubs, milestones, leaders, news, programs } = content;
const { processingPeak, standardRemote } = constants.periods;
const isAnyHubNotActive = hubs.some(({ status }) => status !== 'Active');

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
    en: /with a full course running|a full course is running/i,
    ta: /முழுப் பயிற்சி நடக்கும்/,
    against: 'batches of which the last began before the day of the register',
    stands: programs.every(({ nextBatch }) => nextBatch < figureAt('activeHubs', 'en').asOf),
  },
  {
    en: /at your door in a week/i,
    ta: /ஒரு வாரத்தில் (?:உங்கள் )?(?:வாசல|வீட்ட)/,
    against: 'packing and remote places',
    stands: processingPeak.most + standardRemote.most > 5,
  },
  {
    en: /(?:each|every) piece is made by a woman in rural|makers are women from the villages around/i,
    ta: /ஒவ்வொரு பொருள(?:ும்|ையும்)[^.;]{0,20}கிராமப் பெண்|கைவினைஞர்கள் சுற்றியுள்ள கிராம/,
    against: 'hubs in cities',
    stands: hubs.some(({ location }) => /Chennai|Madurai|Coimbatore/.test(location)),
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
    en: /a house with good light/i,
    ta: /உள்ள ஒரு வீடு/,
    against: 'a hub that is an open shed',
    stands: hubs.some(({ visit }) => visit?.some((line) => line.includes('open shed'))),
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
  { ta: /பேசுவதைக் கேட்க|பேசுவதைக் கேளுங்கள்/, against: 'pages without a recording', stands: true },
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
    en: /three talks/i,
    against: 'a letter, a talk and a day',
    stands: content.pages.careers.process.steps.length === 3,
  },
  {
    en: /round about\b|seen from near|look what comes|take the (?:release|fact sheet)|new girl/i,
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
