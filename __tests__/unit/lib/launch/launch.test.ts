/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { hubs } from '@/content/hubs';
import { mentors } from '@/content/mentors';
import { openPoints, type LaunchContent } from '@/lib/launch';

const modules = Object.entries({ hubs, mentors }).map(([name, items]) => ({
  file: `content/${name}.ts`,
  values: { items },
  pages: [],
}));

const content: LaunchContent = {
  modules,
  sourceOf: (file) => readFileSync(file, 'utf8'),
  addresses: { 'content/site.ts': { site: { email: 'hello@kaivinai.example' } } },
  documents: { 'SECURITY.md': 'Write to hello@kaivinai.example.' },
  articles: [
    { file: 'content/news/a.mdx', slug: 'a', frontmatter: { sample: true } },
    { file: 'content/news/b.mdx', slug: 'b', frontmatter: { title: 'B' } },
  ],
  events: [],
  milestones: [],
  careerOpenings: [],
  programs: [],
  figures: {},
};

test('brings the samples, the placeholders and the articles together, by file', () => {
  const points = openPoints(content, new Date('2026-11-21'));
  const files = points.map(({ file }) => file);

  expect(files).toEqual(files.toSorted((a, b) => a.localeCompare(b)));
  expect(points.filter(({ file }) => file.startsWith('content/news/')).map(({ item }) => item)).toEqual(['a']);
  expect(points.filter(({ file }) => file === 'content/site.ts').map(({ item }) => item)).toEqual(['email']);
  expect(files).toContain('SECURITY.md');
});
