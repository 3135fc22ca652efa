/** @jest-environment node */
import type { Picture, Register } from '@/lib/pictures/register';
import { formatIssue } from '@/build/content/issues';
import { checkFiles, withoutRecord } from '@/build/pictures/check';

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

test('has nothing to say about a register without an issue', () => {
  expect(withoutRecord(register, masters)).toEqual([]);
  expect(checkFiles(register, new Map([['pots.jpg', { width: 1536, height: 1024 }]]), new Set(['hub']))).toEqual([]);
});

test('tells of a file that nobody describes', () => {
  expect(withoutRecord(withPots({ file: 'pot.jpg' }), masters).map(formatIssue)).toEqual([
    expect.stringMatching(/^content\/images\/pots\.jpg: is described nowhere/),
  ]);
});

test('tells which use a master is too small for, and what it has', () => {
  const small = new Map([['pots.jpg', { width: 1000, height: 1000 }]]);
  expect(checkFiles(register, small, new Set(['hub'])).map(formatIssue)).toEqual([
    expect.stringMatching(
      /file: stands in a place \('wide'\) that needs 1536 pixels across; 'pots\.jpg' has 1000 at 5:2/,
    ),
  ]);
});

test('tells of a master that is no picture and a drawing without a size', () => {
  expect(checkFiles(register, new Map(), new Set()).map(formatIssue)).toEqual([
    expect.stringMatching(/^content\/images\/pots\.yaml: file: 'pots\.jpg' cannot be read as a picture/),
    expect.stringMatching(/^content\/images\/hub\.yaml: file: 'hub\.svg' has no viewBox/),
  ]);
});
