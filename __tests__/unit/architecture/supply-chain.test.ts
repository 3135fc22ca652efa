import { spawnSync } from 'node:child_process';

import tools from '@/deploy/tools/package.json';
import { settings } from '@/lib/env';
import manifest from '@/package.json';

import { filesIn, read, root } from '../support/files';

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
  const names = Object.keys(settings).filter((name) => name.startsWith('NEXT_PUBLIC_'));

  expect(release.indexOf('run: npm test')).toBeGreaterThan(0);
  expect(release.indexOf('run: npm test')).toBeLessThan(release.indexOf('run: npm run build'));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !release.includes(`vars.${name} }}`))).toEqual([]);
});

test('the guide deploys with tools of exact versions, which Dependabot looks after', () => {
  const guide = read('docs/hosting.md');
  const versions: Readonly<Record<string, string>> = tools.dependencies;
  const taken = [...guide.matchAll(/^ *cli="([\w-]+)@\$\(node -p .*dependencies(?:\.|\[')([\w-]+)/gm)];

  expect(
    [...guide.matchAll(/\bnpx .*/g)]
      .map(([command]) => command)
      .filter((each) => !each.startsWith('npx --yes "$cli" ')),
  ).toEqual([]);
  expect(taken.map(([, tool]) => String(tool)).toSorted((one, other) => one.localeCompare(other))).toEqual(
    Object.keys(versions),
  );
  expect(taken.filter(([, tool, version]) => tool !== version)).toEqual([]);
  expect(Object.values(versions).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(read('.github/dependabot.yml')).toMatch(
    /ecosystem: npm\n(?: +#.*\n)? +directories: \[\/, \/deploy\/tools, \/scripts\/editor\]\n/,
  );
});

test('what .env holds stays out of the repository; the example does not', () => {
  const isIgnored = (file: string) => spawnSync('git', ['check-ignore', '--quiet', file], { cwd: root }).status === 0;

  expect(['.env', '.env.local', '.env.production'].filter((file) => !isIgnored(file))).toEqual([]);
  expect(isIgnored('.env.example')).toBe(false);
});
