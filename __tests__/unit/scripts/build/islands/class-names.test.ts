/** @jest-environment node */
import { readClassNames } from '@/scripts/build/islands/class-names';

test('reads the names of every sheet', () => {
  const names = { 'components/ui/A.module.scss': { a: 'x_a', b: 'x_b' }, 'components/ui/B.module.scss': {} };

  expect(readClassNames(JSON.stringify(names))).toEqual(names);
});

test.each([
  ['no sheet', '{}'],
  ['a list', '[]'],
  ['sheets without names', '{"components/ui/A.module.scss":null}'],
  ['a name that is no text', '{"components/ui/A.module.scss":{"a":1}}'],
  ['an empty name', '{"components/ui/A.module.scss":{"a":""}}'],
])('refuses %s', (_, text) => {
  expect(() => readClassNames(text)).toThrow('class-names.json');
});

test('says what to do where there is nothing to read', () => {
  expect(() => readClassNames('')).toThrow('npm run build');
});
