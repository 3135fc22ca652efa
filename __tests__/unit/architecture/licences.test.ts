import wrangler from '@/deploy/wrangler/package-lock.json';
import lockfile from '@/package-lock.json';
import editor from '@/scripts/editor/package-lock.json';
import lighthouse from '@/scripts/measure/lighthouse/package-lock.json';

/** Licences that let us use a package, at work or on the site, and ask for no more than a notice. */
const allowed = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR Apache-2.0',
  'Python-2.0',
]);

/** Packages under other terms, each with the reason why it may be here. */
const exceptions: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0: runs in tests, unchanged',
  '@axe-core/playwright': 'MPL-2.0: runs in tests, unchanged',
  '@fontsource/eczar': 'OFL-1.1: a font, with its licence beside it (app/_fonts)',
  '@img/sharp-*': 'LGPL-3.0-or-later in part: makes the pictures of the build, unchanged, and is not published',
  'ical.js': 'MPL-2.0: writes the calendars of the build (lib/events/calendar.ts), unchanged, and is not published',
  'caniuse-lite': 'CC-BY-4.0: data that a tool of the build reads',
  format: 'names none in its manifest; MIT in its read-me',
  'parse-cache-control': 'names none in its manifest; BSD-3-Clause in its LICENSE',
  'png-js': 'names none in its manifest; MIT in its LICENSE',
  'svg-tags': 'names none in its manifest; MIT in its read-me',
};

type Locked = { readonly license?: string; readonly os?: readonly string[] };

const packages = [lockfile, lighthouse, editor, wrangler]
  .flatMap(({ packages: locked }) => Object.entries(locked as Readonly<Record<string, Locked>>))
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? path, ...entry }));

const exceptionFor = (name: string): string | undefined =>
  Object.keys(exceptions).find((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name));

/** Builds for other systems, of which the lockfile knows no more than the name (scripts/complete-lockfile.mjs). */
const isUnseen = ({ license, os }: Locked) => license === undefined && os !== undefined;

test('every package is under a licence that we allow, or is an exception with its reason', () => {
  const refused = packages
    .filter((each) => !isUnseen(each) && !allowed.has(each.license ?? '') && !exceptionFor(each.name))
    .map(({ name, license = 'no licence' }) => `${name}: ${license}`);

  expect(refused).toEqual([]);
});

test('no exception is left over', () => {
  const used = new Set(packages.map(({ name }) => exceptionFor(name)));

  expect(Object.keys(exceptions).filter((each) => !used.has(each))).toEqual([]);
});
