/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';

import { AboutPage } from '@/components/about/AboutPage';
import { ContactPage } from '@/components/contact/ContactPage';
import { EventsPage } from '@/components/events/EventsPage';
import { GiftingPage } from '@/components/gifting/GiftingPage';
import { HomePage } from '@/components/home/HomePage';
import { TamilHomePage } from '@/components/home/TamilHomePage';
import { HubPage } from '@/components/hubs/HubPage';
import { HubsPage } from '@/components/hubs/HubsPage';
import { CreatorPage } from '@/components/join/CreatorPage';
import { MentorPage } from '@/components/mentors/MentorPage';
import { MentorshipPage } from '@/components/mentors/MentorshipPage';
import { NewsPage } from '@/components/news/NewsPage';
import { MediaKitPage } from '@/components/press/MediaKitPage';
import { StoryPage } from '@/components/story/StoryPage';
import { TimelinePage } from '@/components/story/TimelinePage';
import { loadContent } from '@/build/content/load';
import { listHubVariables } from '@/build/content/load/counts';
import type { Content } from '@/lib/content';
import { getCurrentLanguage as mockCurrentLanguage, setCurrentLanguage } from '@/lib/language/current-language';
import { findHub, formatHubTitle } from '@/lib/content/hubs';
import type { Language } from '@/lib/language';
import { findMentor } from '@/lib/content/mentors';
import { getPageMetadata } from '@/lib/pages/metadata';
import { getCatalogue, getFactSheet } from '@/lib/press/pdf-content';

import { altered, type Changes, contentWith, exampleOf, hubIn, idOf } from '../../support/content';
import { fixtureFile } from '../../support/fixture';

let mockContent: Readonly<Record<Language, Content>>;

jest.mock('@/lib/content', () => ({ getContent: (language = mockCurrentLanguage()) => mockContent[language] }));

const load = (changes: Changes) => {
  const { content, issues } = loadContent(contentWith(changes));
  expect(issues).toEqual([]);
  return content as Readonly<Record<Language, Content>>;
};

const activeHub = fixtureFile('hubs/loom-salem.yaml')
  .replace('image: loom', 'image: hub-madurai')
  .replace('picture: loom', 'picture: pit-loom');

/** A copy of a hub with this status in another town, with its translation. */
const hubLike = (status: string, town: string) => {
  const file = exampleOf('hubs', new RegExp(`^status: ${status}$`, 'm'));
  const id = `hub-${town.toLowerCase()}`;
  return {
    [`hubs/${id}.yaml`]: hubIn(town, file),
    [`hubs/${id}.ta.yaml`]: altered(
      file.replace('.yaml', '.ta.yaml'),
      /(?<=^(?:name|summary): "?)(?=[^"])/gm,
      `${town} `,
    ),
  };
};

/** One new file per collection: an active hub without Tamil, the others with it. */
const added = {
  'hubs/loom-salem.yaml': activeHub,
  ...hubLike('Opening', 'Karur'),
  ...hubLike('Planned', 'Erode'),
  'mentors/kala-r.yaml': fixtureFile('mentors/kala-r.yaml'),
  'events/day-of-the-test.yaml': fixtureFile('events/open-day.yaml')
    .replace('picture: hands', 'picture: hands-coil')
    .replace('Open day', 'Day of the test'),
  'news/loom-of-the-test.mdx': fixtureFile('news/loom.mdx').replace('image: loom', 'image: donor'),
  'site/figures.yaml': altered(
    'site/figures.yaml',
    /^figures:\n/m,
    'figures:\n  - name: rivers\n    value: "7"\n    label: Rivers\n    counts: Rivers.\n    excludes: Streams.\n    asOf: 2026-03-31\n    source: Maps\n',
  ),
};

/** Facts that the enterprise does not have yet. */
const later = {
  'site/enterprise.yaml': altered(
    'site/enterprise.yaml',
    /^email:/m,
    'onWhatsapp:\n  catalogue: https://wa.me/c/910000000000\n  channel: https://whatsapp.com/channel/test\nemail:',
  ),
  'pages/media-kit.yaml': altered(
    'pages/media-kit.yaml',
    'reports: []',
    'reports: [{ publication: The Paper, title: Women at work, date: 2026-05-04, url: https://paper.example/women }]',
  ),
};

const before = load({});
const after = load(added);

beforeEach(() => {
  mockContent = after;
});

test.each(['en', 'ta'] as const)('pages list the added items, in %s', (language) => {
  const pages = [
    AboutPage,
    CreatorPage,
    EventsPage,
    HomePage,
    HubsPage,
    MentorshipPage,
    NewsPage,
    StoryPage,
    TimelinePage,
  ];
  setCurrentLanguage(language);
  const html = [...pages, TamilHomePage].map((Page) => renderToStaticMarkup(<Page />)).join('\n');

  for (const words of ['Salem', 'Kala R.', 'Day of the test', 'A loom came home']) expect(html).toContain(words);
});

test.each(['loom-salem', 'hub-karur', 'hub-erode'])(
  '%s has a page, and a link from other hubs, in both languages',
  (id) => {
    for (const language of ['en', 'ta'] as const) {
      setCurrentLanguage(language);
      const hub = findHub(id, language);
      const other = after[language].hubs.find((one) => one.id !== id);
      if (!hub || !other) throw new Error('A hub is missing.');

      expect(renderToStaticMarkup(<HubPage hub={hub} />)).toContain(`${formatHubTitle(hub)}</h1>`);
      expect(renderToStaticMarkup(<HubPage hub={other} />)).toContain(`/hub/${id}"`);
    }
  },
);

test('WhatsApp links and press reports are shown if there are any', () => {
  setCurrentLanguage('en');
  const links = () =>
    [ContactPage, GiftingPage, MediaKitPage].map((Page) =>
      renderToStaticMarkup(<Page />).match(/https:\/\/(wa\.me\/c|whatsapp\.com|paper\.example)\//g),
    );

  mockContent = before;
  expect(links()).toEqual([null, null, null]);
  mockContent = load(later);
  expect(links()).toEqual([
    ['https://wa.me/c/', 'https://whatsapp.com/'],
    ['https://wa.me/c/', 'https://whatsapp.com/'],
    ['https://paper.example/'],
  ]);
});

test('a mentor has a page', () => {
  setCurrentLanguage('en');
  const mentor = findMentor('kala-r', 'en');

  expect(mentor && renderToStaticMarkup(<MentorPage mentor={mentor} />)).toMatch(/<h1>.*Kala\sR\..*<\/h1>/);
});

test('figures and texts count hubs and makers', () => {
  const valueOf = ({ figures }: Content, name: string) =>
    Number(/\d+/.exec(figures.figures.find((figure) => figure.name === name)?.value ?? '')?.[0]);
  const more = ['skillHubs', 'activeHubs', 'hubArtisans'].map(
    (name) => valueOf(after.en, name) - valueOf(before.en, name),
  );
  const active = after.en.hubs.filter(({ status }) => status === 'Active').length;

  expect(more).toEqual([3, 1, 50]);
  expect(getPageMetadata('/story').description).toContain(` ${after.en.words.site.numbers[active]} `);
  // Verbs agree with the number: one hub was opening, now two are.
  expect(before.en.pages.hubs.all.lead).toMatch(/\bis opening\b/);
  expect(after.en.pages.hubs.all.lead).toMatch(/\bare opening\b/);
  // A status that no hub has is not mentioned.
  const one = { ...before.en, hubs: before.en.hubs.filter(({ status }) => status === 'Opening') };
  expect(Object.fromEntries(listHubVariables(one, 'en'))).toMatchObject({ hubStates: 'one is opening' });
});

test('PDFs name the active hub, with a picture', () => {
  const craft = getCatalogue('en').crafts.crafts.find(({ place }) => place === 'Salem');

  expect(after.en.images.map(({ id }) => id)).toContain(craft?.picture);
  expect(getFactSheet('en').hubNames.split(', ')).toHaveLength(after.en.hubs.length);
});

test('a removed hub is no longer counted', () => {
  const planned = idOf(exampleOf('hubs', /^status: Planned$/m));
  const hubLine = new RegExp(`^hub: ${planned}\\n`, 'm');
  const changes = [...contentWith({})].flatMap(([file, text]): [string, string | undefined][] => {
    if (file.startsWith(`hubs/${planned}.`)) return [[file, undefined]];
    return hubLine.test(text) ? [[file, text.replace(hubLine, '')]] : [];
  });

  expect(load(Object.fromEntries(changes)).en.hubs).toHaveLength(before.en.hubs.length - 1);
});
