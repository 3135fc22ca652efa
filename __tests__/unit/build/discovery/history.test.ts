/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readHistory } from '@/build/discovery/history';

let root: string;

const git = (...options: string[]) => execFileSync('git', options, { cwd: root, stdio: 'pipe' });

function commit(day: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  git('add', '-A');
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@kaivinai.example', '-c', 'commit.gpgsign=false'];
  git(...who, 'commit', '-q', '-m', day, `--date=${day}T12:00:00+05:30`);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  mkdirSync(join(root, 'content'));
  git('init', '-q');
  commit('2026-01-02', { 'content/a.ts': '1', 'content/b.ts': '1', 'other.ts': '1' });
  commit('2026-03-04', { 'content/b.ts': '2' });
});

afterEach(() => rmSync(root, { recursive: true }));

test('tells the day each file last changed', () => {
  const history = readHistory(root, 'content');

  expect(history('content/a.ts')).toBe('2026-01-02');
  expect(history('content/b.ts')).toBe('2026-03-04');
  expect(history('other.ts')).toBeUndefined();
});

test('says nothing of a file that is changed and not committed, or new', () => {
  writeFileSync(join(root, 'content/a.ts'), 'now');
  writeFileSync(join(root, 'content/c.ts'), 'now');
  const history = readHistory(root, 'content');

  expect([history('content/a.ts'), history('content/c.ts')]).toEqual([undefined, undefined]);
  expect(history('content/b.ts')).toBe('2026-03-04');
});

test('says nothing where the repository is another one, cut short, or none', () => {
  expect(readHistory(join(root, 'content'), '.')('a.ts')).toBeUndefined();

  const clone = join(root, 'clone');
  git('clone', '-q', '--depth', '1', `file://${root}`, clone);
  expect(readHistory(clone, 'content')('content/a.ts')).toBeUndefined();

  rmSync(join(root, '.git'), { recursive: true });
  expect(readHistory(root, 'content')('content/a.ts')).toBeUndefined();
});
