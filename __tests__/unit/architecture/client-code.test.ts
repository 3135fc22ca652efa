import { filesIn, read } from '../support/files';

/** Of the makers' pages, which are never deployed: it lives beside the one page that uses it. */
const ofMakers = ['app/throws/Thrower.client.tsx'];

const sources = filesIn(['app', 'components', 'content', 'lib'], ['.ts', '.tsx']);

const runsInBrowser = (file: string) => /^\s*(\/\/.*\s*|\/\*[\s\S]*?\*\/\s*)*['"]use client['"]/.test(read(file));

test("'use client' stands in files named .client.tsx, and in every one of them", () => {
  const saysSo = sources.filter(runsInBrowser);
  const isNamedSo = sources.filter((file) => /\.client\.tsx?$/.test(file));

  expect(saysSo).toEqual(isNamedSo);
});

test('client code lives in components/forms only', () => {
  const strays = sources.filter((file) => /\.client\.tsx?$/.test(file) && !file.startsWith('components/forms/'));

  expect(strays).toEqual(ofMakers);
});
