import { render, screen, within } from '@testing-library/react';

import { HubPage } from '@/components/hubs/HubPage';
import { HubsPage } from '@/components/hubs/HubsPage';
import { CreatorPage } from '@/components/join/CreatorPage';
import { StoryPage } from '@/components/story/StoryPage';
import type { Content } from '@/lib/content';
import { loadContent } from '@/build/content/load';
import { type Hub, hubAt } from '@/lib/hubs';
import { pageMetadata } from '@/lib/metadata';

import { type Changes, contentWith, exampleOf, hubIn, idOf } from '../../support/content';

let mockContent: Readonly<Record<string, Content>>;

jest.mock('@/lib/content', () => ({ contentIn: (language: string) => mockContent[language] }));

const load = (changes: Changes) => {
  const { content, issues } = loadContent(contentWith(changes));
  expect(issues).toEqual([]);
  return content as Readonly<Record<'en' | 'ta', Content>>;
};

/** The file of a hub that is at work, as an editor would add it: another name, another kind, its own makers. */
const seventh = [
  [/^name: .*$/m, 'name: Seventh hub'],
  [/^craft: .*$/m, 'craft: Seventh craft'],
  [/^kind: .*$/m, 'kind: new'],
  [/^order: .*\n/m, ''],
  [/^makers: .*$/m, 'makers: 50'],
  [/^ {2}rows:\n(?: {4}.*\n)+/m, '  rows:\n    - 1\n    - 3\n    - 1\n'],
].reduce(
  (text, [before = '', after = '']) => text.replace(before, String(after)),
  hubIn('Salem', exampleOf('hubs', /^status: Active$/m)),
);
const id = 'seventh-salem';

const six = load({});
const seven = load({ [`hubs/${id}.yaml`]: seventh });

const figure = ({ figures }: Content, name: string) => figures.figures.find((one) => one.name === name)?.value;
const numberOf = (value = '') => Number(/\d+/.exec(value)?.[0]);

/** Every text below a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

beforeEach(() => {
  mockContent = seven;
});

test('published figures count the hub and its makers', () => {
  const counted = ['skillHubs', 'activeHubs', 'hubArtisans'];
  const difference = (name: string) => numberOf(figure(seven.en, name)) - numberOf(figure(six.en, name));

  expect(counted.map(difference)).toEqual([1, 1, 50]);
});

test.each(['en', 'ta'] as const)('prose that counts hubs says one more, in %s', (language) => {
  // All hubs, and those at work.
  const [was = [], is = []] = [six, seven].map((content) => {
    const { interface: words, hubs } = content[language];
    return [hubs, hubs.filter(({ status }) => status === 'Active')].map(
      ({ length }) => words.numbers[length]?.toLowerCase() ?? '',
    );
  });
  const oneMore = (text: string) =>
    was.reduce((told, number, index) => told.replace(new RegExp(`(?<!\\p{L})${number}`, 'u'), is[index] ?? ''), text);
  const counting = ({ pages, mentors, leaders, milestones }: Content) => [
    pages.story.description,
    pages.story.hubs.title,
    pages.hubs.all.title,
    ...mentors.map(({ bio }) => bio),
    ...leaders.map(({ description }) => description),
    ...milestones.map(({ details }) => details),
  ];
  const changed = counting(six[language]).flatMap((text, index) => {
    const now = counting(seven[language])[index] ?? '';
    return now === text ? [] : [[text.toLowerCase(), now.toLowerCase()] as const];
  });

  expect(changed).not.toEqual([]);
  for (const [before, now] of changed) expect(now).toBe(oneMore(before));
});

test('no text says the old number', () => {
  const texts = textsIn(seven.en);
  const old = seven.en.interface.numbers[six.en.hubs.length] ?? '';
  const saysOld = new RegExp(
    `\\b${old} (skill )?hubs\\b|\\bhubs?\\b.*\\ball ${old}\\b|\\ball ${old}\\b.*\\bhubs?\\b`,
    'i',
  );

  expect(texts.filter((text) => saysOld.test(text))).toEqual([]);
});

test('verbs follow how many there are', () => {
  // The hub in Chennai is the only one that is opening; then two are.
  const two = load({
    'hubs/opening-salem.yaml': hubIn('Salem', exampleOf('hubs', /^status: Opening/m)),
  });
  const words = (content: Readonly<Record<'en' | 'ta', Content>>) => content.en.pages.hubs.all.lead;

  expect(words(six)).toMatch(/\bis opening\b.*\bare planned\b/);
  expect(words(two)).toMatch(/\bare opening\b.*\bare planned\b/);
});

const lists: readonly (readonly [string, () => React.ReactNode, (hub: Hub) => string])[] = [
  ['/story', () => <StoryPage language="en" />, ({ craft }) => craft],
  ['/hubs', () => <HubsPage language="en" />, ({ location }) => location],
  ['/creator', () => <CreatorPage language="en" />, ({ craft }) => craft],
];

test.each(lists)('%s lists it', (_, page, called) => {
  render(page());

  for (const hub of seven.en.hubs) expect(screen.getByRole('main')).toHaveTextContent(called(hub));
});

test('it has a page, and stands among the other hubs of theirs', () => {
  const hub = hubAt(id, 'en');
  const other = seven.en.hubs.find((one) => one.id !== id);
  if (!hub || !other) throw new Error('A hub is missing.');
  const { unmount } = render(<HubPage hub={hub} language="en" />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Seventh hub, Salem');
  unmount();
  render(<HubPage hub={other} language="en" />);
  expect(within(screen.getByRole('main')).getByRole('link', { name: /Salem/ })).toHaveAttribute('href', `/hub/${id}`);
});

test('what a search result shows of /story counts it', () => {
  const active = seven.en.hubs.filter(({ status }) => status === 'Active');
  const word = seven.en.interface.numbers[active.length];

  expect(pageMetadata('/story').description).toContain(` ${word} `);
});

test('a hub taken away is counted no more', () => {
  const planned = idOf(exampleOf('hubs', /^status: Planned$/m));
  const itsHub = new RegExp(`^hub: ${planned}\\n`, 'm');
  const changes = [...contentWith({})].flatMap(([file, text]): [string, string | undefined][] => {
    if (file.startsWith(`hubs/${planned}.`)) return [[file, undefined]];
    return itsHub.test(text) ? [[file, text.replace(itsHub, '')]] : [];
  });
  const five = load(Object.fromEntries(changes));

  expect(numberOf(figure(five.en, 'skillHubs'))).toBe(numberOf(figure(six.en, 'skillHubs')) - 1);
});
