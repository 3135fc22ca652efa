import { filesIn, read } from '../support/files';

const start = read('scripts/test.mjs');

test('npm test builds the site once as it is published, and once in another way', () => {
  const built = [...start.matchAll(/runScript\('(build[\w:]*|start)'/g)].map(([, script]) => script);

  expect(built).toEqual(['build', 'build:variant']);
});

test('no test that it runs builds the site', () => {
  const files = [
    ...filesIn(['__tests__/unit', '__tests__/export', '__tests__/e2e'], ['.ts', '.tsx']),
    'playwright.config.ts',
    'jest.config.mjs',
    'jest.setup.ts',
  ];
  // What starts a program and names a build to it.
  const builds =
    /(?:exec|spawn)\w*\([^;]*\b(?:next['", ]+build|build:variant|run['", ]+build)\b|^\s*command: .*\bbuild\b/m;

  // That of the editor builds on Monday, by another command.
  expect(builds.test(read('__tests__/editor/editing.spec.ts'))).toBe(true);
  expect(files.filter((file) => builds.test(read(file)))).toEqual([]);
});
