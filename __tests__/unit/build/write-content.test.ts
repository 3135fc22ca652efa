/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getContent } from '@/lib/content';
import { prepareContent } from '@/build/write-content';

import { altered } from '../support/content';

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'content-'));

const read = (name: string) => readFileSync(`lib/content/generated/${name}.json`, 'utf8');

beforeAll(() => {
  cpSync('content', join(folder, 'content'), { recursive: true });
  cpSync('app/_styles', join(folder, 'app/_styles'), { recursive: true });
  mkdirSync(join(folder, 'public'));
  cpSync('public', join(folder, 'public'), { recursive: true, filter: (file) => !/\/(pictures|papers)\//.test(file) });
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

test('pages read the content, or the errors with file and line and the previous content', async () => {
  expect(await prepareContent()).toEqual([]);
  expect(read('issues')).toBe('[]');
  const before = read('content');

  const text = altered('pages/story.yaml', /^hero:$/m, 'herro:');
  const line = text.split('\n').indexOf('herro:') + 1;
  writeFileSync('content/pages/story.yaml', text);
  const result = await prepareContent();

  expect(result).toContainEqual(expect.stringContaining(`content/pages/story.yaml:${line}:1: herro`));
  expect(JSON.parse(read('issues'))).toEqual(result);
  expect(read('content')).toBe(before);

  // As a page of `next dev` would read it.
  expect(() => getContent('en')).toThrow(`content/pages/story.yaml:${line}:1: herro`);
});

test('a running process reads the latest content', async () => {
  writeFileSync('content/pages/story.yaml', altered('pages/story.yaml', /^label: .*$/m, 'label: Another story'));

  expect(await prepareContent()).toEqual([]);
  expect(getContent('en').pages.story.label).toBe('Another story');
});
