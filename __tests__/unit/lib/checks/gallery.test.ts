/** @jest-environment node */
import { gallery, type GalleryPicture } from '@/content/gallery';
import { checkGallery } from '@/lib/checks/gallery';
import { formatProblem } from '@/lib/checks/rules';

const pictures: readonly GalleryPicture[] = gallery.pictures;
const [first, ...others] = pictures as readonly [GalleryPicture, ...GalleryPicture[]];

const messages = (collection: readonly GalleryPicture[]) => checkGallery(collection).map(formatProblem);

test('six different pictures hang in the gallery, and nothing is wrong with them', () => {
  expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(6);
  expect(messages(pictures)).toEqual([]);
});

test.each([
  [{ id: 'Clay pots' }, 'Clay pots', 'id', 'cannot stand in an address'],
  [{ title: '' }, first.id, 'title', 'is empty'],
  [{ caption: 'Too short.' }, first.id, 'caption', 'has 10 characters'],
  [{ picture: 'gift-tag' as const }, first.id, 'picture', "'gift-tag' is no picture prepared for square, full"],
])('stops a picture with %j', (mistake, item, field, message) => {
  expect(messages([{ ...first, ...mistake }, ...others])).toEqual([
    expect.stringMatching(new RegExp(`^content/gallery.ts: ${item}: ${field}: .*${message}`)),
  ]);
});

test('stops two pictures in one place, and a picture that hangs twice', () => {
  expect(messages([...pictures, { ...first, picture: 'bowls' }])).toEqual([
    `content/gallery.ts: ${first.id}: id: stands twice. Each must be unique.`,
    'content/gallery.ts: clay: picture: hangs there already. Choose another.',
  ]);
});

test('stops more pictures than one page shows', () => {
  const copies = (count: number) =>
    checkGallery(Array.from({ length: count }, (_, index) => ({ ...first, id: `clay-${index}` })))
      .filter(({ field }) => field === 'length')
      .map(formatProblem);

  expect(copies(24)).toEqual([]);
  expect(copies(25)).toEqual([expect.stringContaining('content/gallery.ts: pictures: length: is 25; ')]);
});
