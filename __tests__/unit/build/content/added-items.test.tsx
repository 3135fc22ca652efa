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
import { listHubVariables } from '@/build/content/variables';
import type { Content } from '@/lib/content';
import { setCurrentLanguage } from '@/lib/language/current-language';
import { findHub, formatHubTitle } from '@/lib/content/hubs';
import type { Language } from '@/lib/language';
import { findMentor } from '@/lib/content/mentors';
import { getCatalogue, getFactSheet } from '@/lib/press/pdf-content';

import { altered, type Changes, contentWith, ownContent, withValue } from '../../support/content';

let mockContent: Readonly<Record<Language, Content>>;

jest.mock('@/lib/content/generated/content.json', () => ({
  __esModule: true,
  get default() {
    return mockContent;
  },
}));

jest.mock('@/lib/content/generated/pictures.json', () => jest.requireActual<object>('../../support/pictures'));

const load = (files: ReadonlyMap<string, string>) => {
  const { content, issues } = loadContent(files);
  expect(issues).toEqual([]);
  return content as Readonly<Record<Language, Content>>;
};

/** A figure, and facts that the enterprise does not have yet. */
const later: Changes = {
  'site/figures.yaml': altered(
    'site/figures.yaml',
    /^figures:\n/m,
    'figures:\n  - name: rivers\n    topic: places\n    value: "7"\n    label: Rivers\n    counts: Rivers.\n    excludes: Streams.\n    asOf: 2026-03-31\n    source: Maps\n',
  ),
  'site/enterprise.yaml': withValue('site/enterprise.yaml', ['onWhatsapp'], {
    catalogue: 'https://wa.me/c/910000000000',
    channel: 'https://whatsapp.com/channel/test',
  }),
  'pages/media-kit.yaml': withValue(
    'pages/media-kit.yaml',
    ['mentions', 'reports'],
    [{ publication: 'The Paper', title: 'Women at work', date: '2026-05-04', url: 'https://paper.example/women' }],
  ),
};

/** What the enterprise has, without those facts, and what it has when the items of the tests are added. */
const before = load(
  new Map([
    ...ownContent,
    ['site/enterprise.yaml', withValue('site/enterprise.yaml', ['onWhatsapp'], undefined)],
    ['pages/media-kit.yaml', withValue('pages/media-kit.yaml', ['mentions', 'reports'], [])],
  ]),
);
const after = load(contentWith(later));

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

  const event = after[language].events.find(({ id }) => id === 'open-day');
  const words = ['Salem', 'Kala R.', event?.title ?? '', 'A loom came home'];
  expect(words.filter((each) => !html.replaceAll('\u00a0', ' ').includes(each))).toEqual([]);
});

test.each(['loom-salem', 'reed-karur', 'shell-erode'])(
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
  mockContent = after;
  expect(links()).toEqual([
    ['https://wa.me/c/', 'https://whatsapp.com/'],
    ['https://wa.me/c/', 'https://whatsapp.com/'],
    ['https://paper.example/'],
  ]);
});

test('a mentor has a page', () => {
  setCurrentLanguage('en');
  const mentor = findMentor('kala-r');

  expect(mentor && renderToStaticMarkup(<MentorPage mentor={mentor} />)).toMatch(/<h1>.*Kala\sR\..*<\/h1>/);
});

test('figures and texts count hubs and makers', () => {
  const valueOf = ({ figures }: Content, name: string) =>
    Number(/\d+/.exec(figures.figures?.find((figure) => figure.name === name)?.value ?? '')?.[0]);
  const more = ['skillHubs', 'activeHubs', 'hubArtisans'].map(
    (name) => valueOf(after.en, name) - valueOf(before.en, name),
  );

  expect(more).toEqual([3, 1, 50]);
  expect(Object.fromEntries(listHubVariables(after.en, 'en')).activePlaces).toContain('Salem');
});

test('hubs are counted by status in a sentence: the verb agrees, and a status that no hub has is not mentioned', () => {
  const sentence = (...statuses: readonly string[]) => {
    const hubs = statuses.map((status) => ({ ...after.en.hubs[0], status }));
    // The cast is safe: only the status counts.
    return Object.fromEntries(listHubVariables({ ...after.en, hubs } as Content, 'en')).hubStates;
  };

  expect(sentence('Opening')).toBe('one is opening');
  expect(sentence('Opening', 'Opening')).toBe('two are opening');
});

test('PDFs name the active hub, with a picture', () => {
  const craft = getCatalogue('en').crafts.crafts.find(({ place }) => place === 'Salem');

  expect(after.en.images.map(({ id }) => id)).toContain(craft?.picture);
  expect(getFactSheet('en').hubNames.split(', ')).toHaveLength(after.en.hubs.length);
});
