/** @jest-environment node */
import { figures } from '@/content/figures';
import { hubs, type Hub } from '@/content/hubs';
import { checkHubs } from '@/lib/checks/hubs';
import { formatProblem } from '@/lib/checks/rules';

const [first, ...others] = hubs as readonly [Hub, ...Hub[]];

const messages = (collection: readonly Hub[]) => checkHubs(collection, figures).map(formatProblem);

test('the six hubs of the story stand there, and nothing is wrong with them', () => {
  expect(hubs.map(({ id }) => id)).toEqual([
    'coconut-tenkasi-main',
    'weaving-madurai',
    'banana-coimbatore',
    'electronics-chennai',
    'pottery-manamadurai',
    'ev-tirunelveli',
  ]);
  expect(messages(hubs)).toEqual([]);
});

test.each([
  [{ name: '' }, 'name', 'is empty'],
  [{ location: ' ' }, 'location', 'is empty'],
  [{ description: '' }, 'description', 'is empty'],
  [{ products: [] }, 'products', 'needs at least 1'],
  [{ features: [] }, 'features', 'needs at least 1'],
  [{ craft: '' }, 'craft', 'is empty'],
  [{ tamil: '' }, 'tamil', 'is empty'],
  [{ summary: 'A hub.' }, 'summary', 'has 6 characters'],
  [{ hours: '' }, 'hours', 'is empty'],
  [{ visit: [] }, 'visit', 'needs at least 1'],
  [{ pictures: [] }, 'pictures', 'needs at least 1'],
  [{ pictures: [{ picture: 'bowls' as const, caption: '' }] }, 'pictures.bowls.caption', 'is empty'],
  [
    { pictures: [{ picture: 'sign-ev' as const, caption: 'A sign.' }] },
    'pictures.sign-ev.picture',
    "'sign-ev' is no picture",
  ],
  [{ image: 'sign-ev' as const }, 'image', "'sign-ev' is no picture prepared for card"],
  [{ sign: 'bowls' as const }, 'sign', "'bowls' is no picture prepared for thumb"],
  [{ artisans: 'Many artisans' }, 'artisans', 'of an active hub begin with a number'],
])('stops a hub with %j', (mistake, field, message) => {
  expect(messages([{ ...first, ...mistake }, ...others])).toEqual([
    expect.stringContaining(`content/hubs.ts: ${first.id}: ${field}: ${message}`),
  ]);
});

test('stops an id that cannot stand in an address, and one that stands twice', () => {
  expect(messages([{ ...first, id: 'Tenkasi Main' as Hub['id'] }, ...others])).toEqual([
    expect.stringContaining("content/hubs.ts: Tenkasi Main: id: 'Tenkasi Main' cannot stand in an address"),
  ]);
  expect(messages([...hubs, { ...first, status: 'Planned' }])).toEqual([
    `content/hubs.ts: ${first.id}: id: stands twice. Each must be unique.`,
  ]);
});

test('stops a status that nobody knows', () => {
  expect(messages([{ ...first, status: 'Busy' as Hub['status'] }, ...others])).toContainEqual(
    expect.stringContaining(`content/hubs.ts: ${first.id}: status: 'Busy' is no status`),
  );
});

test('stops active hubs that contradict the published figures', () => {
  const hub = (status: Hub['status'], artisans: string): Hub => ({ ...first, status, artisans });
  const collection = [
    hub('Active', '120 artisans'),
    { ...hub('Active', '80 artisans'), id: 'weaving-madurai' as const },
  ];
  const said = (activeHubs: string, hubArtisans: string) =>
    checkHubs(collection, { activeHubs: { value: activeHubs }, hubArtisans: { value: hubArtisans } }).map(
      formatProblem,
    );

  expect(said('2', '200+')).toEqual([]);
  expect(said('3', '450+')).toEqual([
    'content/hubs.ts: active hubs: status: 2 are active; content/figures.ts publishes 3.',
    'content/hubs.ts: active hubs: artisans: add up to 200; content/figures.ts publishes 450.',
  ]);
});
