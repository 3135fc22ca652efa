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
  files: new Map([
    ['news/a.mdx', '---\ntitle: A\nsample: true\n---\n\nA text.\n'],
    ['news/b.mdx', '---\ntitle: B\n---\n\nA text.\n'],
    ['pages/c.yaml', 'rows:\n  - name: GSTIN\n    placeholder: true\n'],
  ]),
  events: [],
  milestones: [],
  careers: [],
  programs: [],
  figures: {},
};

test('brings the samples, the placeholders and the articles together, by file', () => {
  const points = openPoints(content, new Date('2026-11-21'));
  const files = points.map(({ file }) => file);

  expect(files).toEqual(files.toSorted((a, b) => a.localeCompare(b)));
  const inData = points.filter(({ file }) => /^content\/(news|pages)\//.test(file));
  expect(inData.map(({ file, line, item }) => [file, line, item])).toEqual([
    ['content/news/a.mdx', 3, 'sample'],
    ['content/pages/c.yaml', 3, 'rows[0]'],
  ]);
  expect(points.filter(({ file }) => file === 'content/site.ts').map(({ item }) => item)).toEqual(['email']);
  expect(files).toContain('SECURITY.md');
});
