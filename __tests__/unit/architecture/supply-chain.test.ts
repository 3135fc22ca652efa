import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse } from 'yaml';

import tools from '@/deploy/tools/package.json';
import wrangler from '@/deploy/wrangler/package.json';
import { settings } from '@/lib/settings';
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

type Step = { readonly run?: string };
type Job = { readonly if?: string; readonly needs?: string; readonly steps: readonly Step[] };
type Workflow = { readonly on: { readonly schedule: readonly { cron: string }[] }; readonly jobs: Record<string, Job> };

const workflow = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;

const commandsOf = (name: string): string[] => workflow(name).jobs[name]?.steps.flatMap(({ run }) => run ?? []) ?? [];

test('a release is tested first', () => {
  expect(commandsOf('release').filter((command) => command.startsWith('npm '))).toEqual([
    'npm test',
    'npm run build',
    'npm run sbom',
  ]);
});

test.each(['release', 'rebuild'])(
  'a %s is built with every setting that the repository has, and no other variable',
  (name) => {
    const commands = commandsOf(name);
    const taken = commands.findIndex((command) => command.includes('GITHUB_ENV'));
    expect(taken).toBe(commands.indexOf('npm run build') - 1);

    const values = Object.fromEntries(Object.keys(settings).map((setting) => [setting, `of ${setting}`]));
    const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
    const written = join(folder, 'env');
    spawnSync('bash', ['-e', '-c', commands[taken] ?? ''], {
      env: { ...process.env, GITHUB_ENV: written, VARIABLES: JSON.stringify({ ...values, PREVIEW_URL: 'x' }) },
    });
    const lines = readFileSync(written, 'utf8').trim().split('\n');
    rmSync(folder, { recursive: true });

    expect(lines).toEqual(Object.entries(values).map(([setting, value]) => `${setting}=${value}`));
  },
);

const rebuild = workflow('rebuild');

test('the site is built anew every day, and a day on which it cannot be is told', () => {
  expect(rebuild.on.schedule.map(({ cron }) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/)]);
  expect(rebuild.jobs.tell).toMatchObject({
    if: "always() && needs.rebuild.result != 'success'",
    needs: 'rebuild',
    permissions: { issues: 'write' },
  });
});

test.each([
  ['a new issue, where none is open', '', 'issue create --title It failed --body See there'],
  ['the issue that is open', '7', 'issue comment 7 --body See there'],
])('a failed rebuild is told in %s', (_, open, told) => {
  const gh = `gh() { case "$2" in list) echo "${open}";; *) echo "$@";; esac; }`;
  const { stdout } = spawnSync('bash', ['-e', '-c', `${gh}\n${rebuild.jobs.tell?.steps[0]?.run}`], {
    encoding: 'utf8',
    env: { ...process.env, TITLE: 'It failed', BODY: 'See there' },
  });

  expect(stdout).toBe(`${told}\n`);
});

test('the guide deploys with tools of exact versions', () => {
  const guide = read('docs/hosting.md');
  const versions: Readonly<Record<string, string>> = { ...tools.dependencies, ...wrangler.dependencies };
  const taken = [...guide.matchAll(/^ *cli="([\w-]+)@\$\(node -p .*dependencies(?:\.|\[')([\w-]+)/gm)];

  expect(
    [...guide.matchAll(/\bnpx .*/g)]
      .map(([command]) => command)
      .filter((each) => !each.startsWith('npx --yes "$cli" ')),
  ).toEqual([]);
  expect(taken.map(([, tool]) => String(tool)).toSorted((one, other) => one.localeCompare(other))).toEqual(
    Object.keys(versions).toSorted((one, other) => one.localeCompare(other)),
  );
  expect(taken.filter(([, tool, version]) => tool !== version)).toEqual([]);
  expect(Object.values(versions).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

type Dependabot = { readonly updates: readonly { 'package-ecosystem': string; directories?: readonly string[] }[] };

test('Dependabot looks after every manifest of the repository', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as Dependabot;
  const { stdout } = spawnSync('git', ['ls-files', 'package.json', '**/package.json'], { cwd: root, encoding: 'utf8' });
  const folders = stdout
    .trim()
    .split('\n')
    .map((file) => `/${file.replace(/\/?package\.json$/, '')}`);

  expect(folders).toContain('/');
  expect(updates.find((each) => each['package-ecosystem'] === 'npm')?.directories?.toSorted()).toEqual(
    folders.toSorted(),
  );
});

test('what .env holds stays out of the repository; the example does not', () => {
  const isIgnored = (file: string) => spawnSync('git', ['check-ignore', '--quiet', file], { cwd: root }).status === 0;

  expect(['.env', '.env.local', '.env.production'].filter((file) => !isIgnored(file))).toEqual([]);
  expect(isIgnored('.env.example')).toBe(false);
});
