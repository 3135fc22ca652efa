/** @jest-environment node */
import { noFigure, typedFigures } from '@/lib/checks/typed-figures';

test.each(['₹1,000', '100%', '30 days', '5-7 business days', 'two days', 'Thirty working days', 'ten per cent'])(
  'finds %s',
  (words) => {
    expect(typedFigures(`Write to us within ${words}.`)).toEqual([{ words: expect.any(String) as string, row: 0 }]);
    expect(noFigure(words)).toContain(words);
  },
);

test.each(['Tier 1 cities', 'the Consumer Protection Act, 2019, or another', 'one of us', 'day by day', 'Two steps'])(
  'lets %s pass',
  (words) => {
    expect(typedFigures(words)).toEqual([]);
    expect(noFigure(words)).toBeUndefined();
  },
);

test('tells each figure with its line and the words round it', () => {
  const text = 'Nothing.\nReturn the piece within 30 days of the day on which it came, or pay ₹99, please.';

  expect(typedFigures(text)).toEqual([
    { words: 'piece within 30 days of', row: 1 },
    { words: 'or pay ₹99, please.', row: 1 },
  ]);
});
