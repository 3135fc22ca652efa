/** @jest-environment node */
import { inParallel } from '@/scripts/lib/files';

const items = [1, 2, 3, 4];
const { isTTY } = process.stdout;

afterEach(() => {
  process.stdout.isTTY = isTTY;
});

/** What a terminal, or a file, is told of work that takes so many seconds an item. */
async function toldOf(seconds: number, isTerminal: boolean): Promise<string> {
  let now = 0;
  let told = '';
  process.stdout.isTTY = isTerminal;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  await inParallel(items, 1, () => Promise.resolve(void (now += seconds * 1000)), 'Pictures');
  return told;
}

test('works through all items, no more at once than asked', async () => {
  const done: number[] = [];
  let atOnce = 0;
  let most = 0;
  await inParallel(items, 2, async (item) => {
    most = Math.max(most, ++atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
    done.push(item);
  });

  expect(done.toSorted((one, other) => one - other)).toEqual(items);
  expect(most).toBe(2);
});

test('tells a terminal how far it is, from the third second on', async () => {
  expect(await toldOf(2, true)).toBe('\rPictures: 2 of 4\rPictures: 3 of 4\rPictures: 4 of 4\rPictures: 4 of 4\n');
});

test.each([
  ['short work', 0.5, true],
  ['work that nobody watches', 2, false],
])('is silent about %s', async (_, seconds, isTerminal) => {
  expect(await toldOf(seconds, isTerminal)).toBe('');
});
