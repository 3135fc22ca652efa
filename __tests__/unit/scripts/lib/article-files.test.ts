/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { formatProblem } from '@/lib/checks/rules';
import type { readArticles } from '@/scripts/lib/article-files';

let folder: string;

// The compiler of MDX is made of ES modules, which Jest cannot load on Node 20: it runs as the build runs it.
async function articlesIn(place: string): ReturnType<typeof readArticles> {
  const program = `import { readArticles } from './scripts/lib/article-files.ts';
    readArticles(${JSON.stringify(place)}).then((read) => console.log(JSON.stringify(read)));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    program,
  ]);
  return JSON.parse(stdout) as Awaited<ReturnType<typeof readArticles>>;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'news-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('reads the frontmatter of every article and leaves other files alone', async () => {
  await writeFile(join(folder, 'b.mdx'), '---\ntitle: B\ndate: 2026-01-02\n---\n\nText.\n');
  await writeFile(join(folder, 'a.mdx'), 'No head.\n');
  await writeFile(join(folder, 'notes.txt'), 'Not an article.');

  expect(await articlesIn(folder)).toEqual({
    articles: [{ slug: 'a' }, { slug: 'b', frontmatter: { title: 'B', date: '2026-01-02' } }],
    problems: [],
  });
});

test.each([
  ['an unclosed tag', 'Text.\n\n<b>\n', /Expected a closing tag for `<b>`/],
  ['frontmatter that is no YAML', '---\ntitle: one: two\n---\n', /cannot be read/],
])('tells which file has %s', async (_mistake, source, message) => {
  await writeFile(join(folder, 'broken.mdx'), source);

  const { articles, problems } = await articlesIn(folder);

  expect(articles).toEqual([]);
  expect(problems.map(formatProblem)).toEqual([expect.stringMatching(message)]);
  expect(problems).toMatchObject([{ file: 'content/news/broken.mdx', item: 'broken', field: 'text' }]);
});
