/** @jest-environment node */
import type { Content } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { gridsAreOfOneMedium } from '@/lib/content/relations/grids';

import { contentWith } from '../../support/content';

const { content } = loadContent(contentWith({}));
if (!content) throw new Error('The content has mistakes.');
const real = content.en;

/** The real content with other pictures in the gallery. */
const hung = (...pictures: readonly string[]): Content => ({
  ...real,
  gallery: pictures.map((picture, index) => ({
    ...(real.gallery[0] as Content['gallery'][number]),
    id: `p${index}`,
    picture,
  })),
});

test('the grids of the site are of one medium', () => {
  expect(gridsAreOfOneMedium(real)).toEqual([]);
});

test('tells which picture looks foreign among the others, wherever it stands', () => {
  const told = { path: ['picture'], message: expect.stringMatching(/^'bowls' is a render among drawings/) as string };

  expect(gridsAreOfOneMedium(hung('bowls', 'mark-nool-veedu', 'mark-panai-crafts'))).toEqual([
    { item: 'gallery/p0', ...told },
  ]);
  expect(gridsAreOfOneMedium(hung('mark-nool-veedu', 'mark-panai-crafts', 'bowls'))).toEqual([
    { item: 'gallery/p2', ...told },
  ]);
});

test('a render stands beside photographs, for it stands in for one', () => {
  const photograph = real.images.find(({ id }) => id === 'bowls') as Content['images'][number];
  const images = real.images.map((image) =>
    image.id === 'bowls' ? { ...photograph, medium: 'photograph' as const } : image,
  );

  expect(gridsAreOfOneMedium({ ...hung('bowls', 'pots', 'motor'), images })).toEqual([]);
});
