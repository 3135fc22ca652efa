import { gallery } from '@/content/gallery';
import { hungPicture } from '@/lib/gallery';

const { pictures } = gallery;
const ids = pictures.map(({ id }) => id);
const first = pictures[0].id;

test('Next goes through every picture and comes round', () => {
  const walked = ids.reduce<string[]>((path) => [...path, hungPicture(path.at(-1) ?? '')?.next.id ?? ''], [first]);

  expect(walked).toEqual([...ids, first]);
});

test('Previous leads back from where Next has led', () => {
  expect(ids.map((id) => hungPicture(hungPicture(id)?.next.id ?? '')?.previous.id)).toEqual(ids);
});

test('every picture knows its place', () => {
  expect(ids.map((id) => hungPicture(id)?.place)).toEqual(ids.map((_, index) => index + 1));
});

test('nothing hangs under another name', () => {
  expect(hungPicture('nothing')).toBeUndefined();
});
