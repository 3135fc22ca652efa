/** @jest-environment node */
import type { PictureName } from '@/lib/pictures/register';
import { checkGrids, grids } from '@/lib/checks/grids';
import { formatProblem } from '@/lib/checks/rules';

const messages = (...names: PictureName[]) =>
  checkGrids([
    { file: 'content/mentors.ts', pictures: names.map((picture) => ({ item: picture, field: 'image', picture })) },
  ]).map(formatProblem);

test('every grid of the site holds pictures, all of one medium', () => {
  expect(grids.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
  expect(checkGrids(grids)).toEqual([]);
});

test('tells which picture looks foreign among the others, wherever it stands', () => {
  const said = [expect.stringMatching(/^content\/mentors\.ts: bowls: image: 'bowls' is a render among drawings/)];

  expect(messages('bowls', 'portrait-bun-plum', 'portrait-bun-green')).toEqual(said);
  expect(messages('portrait-bun-plum', 'portrait-bun-green', 'bowls')).toEqual(said);
});

test('leaves a name that is no picture to the rules of its field', () => {
  expect(messages('portrait-bun-plum', 'portrait-bun-plumm' as PictureName)).toEqual([]);
});
