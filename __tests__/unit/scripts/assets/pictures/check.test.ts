import type { Drawing, Raster } from '@/content/images/types';
import { formatProblem } from '@/lib/checks/rules';
import { checkFiles, checkRegister, type Groups } from '@/scripts/assets/pictures/check';

const pots: Raster = {
  medium: 'render',
  file: 'pots.jpg',
  alt: 'Clay pots',
  credit: 'A maker',
  focus: { x: 0.5, y: 0.5 },
  uses: ['card', 'wide'],
};
const hub: Drawing = { medium: 'drawing', file: 'hub.svg', alt: 'A hub', credit: 'A maker', uses: ['card'] };

const shelves = { masters: new Set(['pots.jpg']), drawings: new Set(['hub.svg']) };
const register: Groups = { 'renders.ts': { pots }, 'drawings.ts': { hub } };

/** A register whose pots differ as given; a slot's name may be one that the compiler would refuse. */
const withPots = (changes: Readonly<Record<string, unknown>>): Groups => ({
  ...register,
  'renders.ts': { pots: { ...pots, ...changes } },
});

const told = (groups: Groups, on = shelves): string[] => checkRegister(groups, on).map(formatProblem);

test('has nothing to say about a register without a mistake', () => {
  expect(told(register)).toEqual([]);
  expect(checkFiles(register, new Map([['pots.jpg', { width: 1536, height: 1024 }]]), new Set(['hub']))).toEqual([]);
});

test.each([
  ['a blank alt', { alt: ' ' }, /pots: alt: is empty/],
  ['an alt that is taken, in other letters', { alt: 'A HUB' }, /hub: alt: is the alt of 'pots' too/],
  ['a blank credit', { credit: '' }, /pots: credit: is empty/],
  ['no use', { uses: [] }, /pots: uses: is empty/],
  ['an unknown slot', { uses: ['poster'] }, /pots: uses: 'poster' is no slot\. Known: .*card/],
  ['a slot for drawings', { uses: ['mark'] }, /pots: uses: 'mark' is a slot for drawings/],
  ['a focal point outside', { focus: { x: 1.2, y: 0.5 } }, /pots: focus: lies outside/],
  ['a crop beyond the edge', { crop: { left: 0.5, top: 0, width: 0.6, height: 1 } }, /pots: crop: reaches beyond/],
  ['a crop of nothing', { crop: { left: 0, top: 0, width: 0, height: 1 } }, /pots: crop: reaches beyond/],
])('tells of %s', (_, changes, message) => {
  expect(told(withPots(changes))).toEqual([expect.stringMatching(message)]);
});

test('tells of a missing master, and of the file that nobody describes', () => {
  expect(told(withPots({ file: 'pot.jpg' }))).toEqual([
    expect.stringMatching(/^renders\.ts: pots: file: 'pot\.jpg' is not in content\/images/),
    expect.stringMatching(/^content\/images: pots\.jpg: file: is in no register/),
  ]);
});

test('looks for drawings among drawings', () => {
  const misplaced = { masters: new Set(['pots.jpg', 'hub.svg']), drawings: new Set<string>() };
  expect(told(register, misplaced)).toEqual([expect.stringMatching(/hub: file: 'hub\.svg' is not in public\/art/)]);
});

test('tells of a name that two files use, and of one no address can hold', () => {
  const other = { ...pots, alt: 'Other pots' };
  expect(told({ ...register, 'crops.ts': { pots: other } })).toEqual([
    expect.stringMatching(/^crops\.ts: pots: name: is taken in renders\.ts/),
  ]);
  expect(told({ ...register, 'crops.ts': { 'Big Pots': other } })).toEqual([
    expect.stringMatching(/Big Pots: name: cannot stand in an address/),
  ]);
});

test('tells which use a master is too small for, and what it has', () => {
  const small = new Map([['pots.jpg', { width: 1000, height: 1000 }]]);
  expect(checkFiles(register, small, new Set(['hub'])).map(formatProblem)).toEqual([
    expect.stringMatching(/pots: uses: 'wide' needs 1536 pixels across; 'pots\.jpg' has 1000 at 5:2/),
  ]);
});

test('measures what is left after the crop', () => {
  const cropped = withPots({ uses: ['card'], crop: { left: 0, top: 0, width: 0.4, height: 1 } });
  const master = new Map([['pots.jpg', { width: 1536, height: 1024 }]]);
  expect(checkFiles(cropped, master, new Set(['hub'])).map(formatProblem)).toEqual([
    expect.stringMatching(/pots: uses: 'card' needs 720 pixels across; 'pots\.jpg' has 614 at 4:3/),
  ]);
});

test('tells of a master that is no picture and a drawing without a size', () => {
  expect(checkFiles(register, new Map(), new Set()).map(formatProblem)).toEqual([
    expect.stringMatching(/pots: file: 'pots\.jpg' cannot be read as a picture/),
    expect.stringMatching(/hub: file: 'hub\.svg' has no viewBox/),
  ]);
});
