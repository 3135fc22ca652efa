import manifest from '@/package.json';

import { filesIn, read } from '../support/files';

const workflows = filesIn(['.github/workflows'], ['.yml']);

test('there are workflows to read', () => {
  expect(workflows).not.toEqual([]);
});

test.each(workflows)('%s pins every action by its commit, and says which version that is', (file) => {
  const uses = read(file)
    .split('\n')
    .filter((line) => /\buses:/.test(line));

  expect(uses.filter((line) => !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test.each(workflows)('%s runs commands that exist, and may write nothing but by a job that says so', (file) => {
  const text = read(file);
  const scripts = [...text.matchAll(/npm (?:run ([\w:-]+)|(test|start)\b)/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );

  expect(scripts).not.toEqual([]);
  expect(scripts.filter((script) => !(script in manifest.scripts))).toEqual([]);
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
});

test('a release is tested first, and knows every setting that a build can have', () => {
  const release = read('.github/workflows/release.yml');
  const code = filesIn(['app', 'components', 'content', 'lib'], ['.ts', '.tsx']).map(read).join('\n');
  const settings = new Set([...code.matchAll(/process\.env\.(NEXT_PUBLIC_\w+)/g)].map(([, name = '']) => name));

  expect(release.indexOf('run: npm test')).toBeGreaterThan(0);
  expect(release.indexOf('run: npm test')).toBeLessThan(release.indexOf('run: npm run build'));
  expect(settings.size).toBeGreaterThan(0);
  expect([...settings].filter((name) => !release.includes(`vars.${name} }}`))).toEqual([]);
});
