/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { neverSaid } from '@/lib/content/glossary';
import { readMistake } from '@/lib/content/mistakes';
import { pairsIn } from '@/lib/content/translations';

import { contentWith } from '../../support/content';

const never = { ta: contentIn('en').glossaries.find(({ id }) => id === 'ta')?.never ?? [] };

const told = (tamil: string, words: Parameters<typeof neverSaid>[1] = never) =>
  neverSaid(
    pairsIn(
      new Map([
        ['images/a.yaml', 'medium: render\nfile: loom.jpg\nalt: A loom\n'],
        ['images/a.ta.yaml', `alt: ${tamil}\n`],
      ]),
    ),
    words,
  ).map(readMistake);

test('a word that the glossary never says is told with what to say, in any form', () => {
  const [{ word, say } = { word: '', say: '' }] = never.ta;

  expect(told(`ஒரு ${word}`)).toEqual([expect.stringContaining(`'${say}'`)]);
  expect(told(`${word}களில்`)).toHaveLength(1);
  expect(told('ஒரு தறி')).toEqual([]);
});

test('a word inside another is another word', () => {
  expect(told('கைமுயலுதல்')).toEqual([]);
});

test('a word may hold any sign: it is looked for as it is written', () => {
  const words = { ta: [{ word: 'ரூ.(', say: '₹' }] };

  expect(told('விலை ரூ.(100)', words)).toHaveLength(1);
  expect(told('விலை ரூபாய் (100)', words)).toEqual([]);
});

test('no text of the site says one', () => {
  expect(neverSaid(pairsIn(contentWith({})), never).map(readMistake)).toEqual([]);
});
