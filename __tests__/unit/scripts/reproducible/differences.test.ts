import { differences } from '@/scripts/reproducible/differences';

test('names what is missing here, missing there, and not the same', () => {
  const first = new Map([
    ['same.html', 'a'],
    ['changed.html', 'a'],
    ['gone.html', 'a'],
  ]);
  const second = new Map([
    ['same.html', 'a'],
    ['changed.html', 'b'],
    ['new.html', 'a'],
  ]);

  expect(differences(first, second)).toEqual([
    'changed.html: not the same bytes',
    'gone.html: only in the first',
    'new.html: only in the second',
  ]);
});
