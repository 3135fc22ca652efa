/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { unusedPictures } from '@/lib/content/unused-pictures';

const content = contentIn('en');
const [image] = content.images;
if (!image) throw new Error('No picture to copy.');

test('a picture that no item and no page names is told, and only it', () => {
  const spare = { ...image, id: 'a-spare-one' };
  const before = unusedPictures(content);

  expect(unusedPictures({ ...content, images: [...content.images, spare] })).toEqual([...before, 'a-spare-one']);
});

test.each([
  ['a page', content.pages.home.hero.goods],
  ['an item', content.pieces[0]?.picture],
  ['a row of a page', content.pages.join.ways[0]?.picture],
])('what %s names is shown', (_, name) => {
  expect(content.images.map(({ id }) => id)).toContain(name);
  expect(unusedPictures(content)).not.toContain(name);
});
