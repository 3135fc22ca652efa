/** @jest-environment node */
import type { Picture, Register } from '@/lib/pictures/register';
import { formatIssue } from '@/build/content/issues';
import { checkFiles, findUnrecorded } from '@/build/pictures/check';

const pots: Picture = {
  id: 'pots',
  languages: ['en'],
  medium: 'photograph',
  file: 'pots.jpg',
  alt: 'Clay pots',
  credit: 'A name',
  focus: { x: 0.5, y: 0.5 },
  uses: ['card', 'wide'],
};
const hub: Picture = { ...pots, medium: 'drawing', file: 'hub.svg', alt: 'A hub', uses: ['card'] };

const masters = new Set(['pots.jpg', 'hub.svg']);
const register: Register = { pots, hub };

/** The register with a changed record for `pots`. */
const withPots = (changes: Partial<Picture>): Register => ({ ...register, pots: { ...pots, ...changes } });

test('reports a master without a record', () => {
  expect(findUnrecorded(withPots({ file: 'pot.jpg' }), masters).map(formatIssue)).toEqual([
    expect.stringMatching(/^content\/images\/pots\.jpg: has no record/),
  ]);
});

test('reports the slots a master is too small for, and its size', () => {
  const small = new Map([['pots.jpg', { width: 1000, height: 1000 }]]);
  expect(checkFiles(register, small, new Set(['hub'])).map(formatIssue)).toEqual([
    expect.stringMatching(
      /file: is shown in a place \('wide'\) that needs a width of 1536 pixels, but 'pots\.jpg' has 1000 at 5:2/,
    ),
  ]);
});

test('reports an invalid master and a drawing without a size', () => {
  expect(checkFiles(register, new Map(), new Set()).map(formatIssue)).toEqual([
    expect.stringMatching(/^content\/images\/pots\.yaml: file: 'pots\.jpg' cannot be read as a picture/),
    expect.stringMatching(/^content\/images\/hub\.yaml: file: 'hub\.svg' is not a drawing that can be shown/),
  ]);
});
