/** @jest-environment node */
import { findGalleryEntry, type GalleryPicture } from '@/lib/content/gallery';

const ids = ['clay', 'cloth', 'wire'];
const pictures = ids.map((id, order): GalleryPicture => ({
  id,
  order,
  languages: ['en'],
  title: id,
  caption: id,
  text: id,
  woodcut: id,
  picture: id,
}));

const entryFor = (id: string | undefined) => findGalleryEntry(id ?? '', pictures);

test('next goes through all pictures and wraps around', () => {
  const walked = ids.reduce<string[]>((path) => [...path, entryFor(path.at(-1))?.next.id ?? ''], ['clay']);

  expect(walked).toEqual([...ids, 'clay']);
});

test('previous is the inverse of next', () => {
  expect(ids.map((id) => entryFor(entryFor(id)?.next.id)?.previous.id)).toEqual(ids);
});
