/** @jest-environment node */
import { formatContent } from '@/build/content/editor/format';

const yaml = 'location: Madurai\ntitle: "Weaver"\nduties: [\'Weave\',\n  Teach]\n';

test('writes keys in schema order, without folded lines, and is idempotent', () => {
  const once = formatContent('careers/of-the-test.yaml', yaml);

  expect(once).toBe('title: Weaver\nlocation: Madurai\nduties:\n  - Weave\n  - Teach\n');
  expect(formatContent('careers/of-the-test.yaml', once)).toBe(once);
});

test('formats the front matter of an MDX file, and keeps its body', () => {
  const text = '## Costs\n\nFree  above *all*.\n\n- one\n* two';
  const mdx = `---\ntitle: A\nlabel: "A"\n---\n${text}\n\n\n`;
  const once = formatContent('policies/of-the-test.mdx', mdx);

  expect(once).toBe(`---\nlabel: A\ntitle: A\n---\n\n${text}\n`);
  expect(formatContent('policies/of-the-test.mdx', once)).toBe(once);
});

test('removes untranslated keys of a translation, but skips files that would lose unknown ones', () => {
  const words = 'alt: x\nmedium: drawing\n';

  expect(formatContent('images/of-the-test.ta.yaml', words)).toBe(words);
  expect(formatContent('careers/of-the-test.yaml', 'alt: x\ncolour: red\n')).toContain('colour');
  expect(formatContent('careers/of-the-test.yaml', 'alt: "x\n')).toBe('alt: "x\n');
});

test('leaves a file with comments as it is, so that none is lost', () => {
  const commented = '# Ours.\nlocation: Madurai\ntitle: Weaver\n';

  expect(formatContent('careers/of-the-test.yaml', commented)).toBe(commented);
});
