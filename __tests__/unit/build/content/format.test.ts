/** @jest-environment node */
import { contentFiles } from '@/build/content/load/files';
import { formatted } from '@/build/content/editor/format';

test('every file of content is written as the editor in the browser writes it', () => {
  const others = [...contentFiles('content')].filter(([name, text]) => formatted(name, text) !== text);

  // If this fails, run `npm run format`.
  expect(others.map(([name]) => name)).toEqual([]);
});

const yaml = 'location: Madurai\n# Ours.\ntitle: "Weaver"\nduties: [\'Weave\',\n  Teach]\n';

test('writes the keys in the order of the schema, without comments or folded lines, and again the same', () => {
  const once = formatted('careers/of-the-test.yaml', yaml);

  expect(once).toBe('title: Weaver\nlocation: Madurai\nduties:\n  - Weave\n  - Teach\n');
  expect(formatted('careers/of-the-test.yaml', once)).toBe(once);
});

test('writes the head of a text so, and leaves the text as it is', () => {
  const text = '## Costs\n\nFree  above *all*.\n\n- one\n* two';
  const mdx = `---\ntitle: A\nlabel: "A"\n---\n${text}\n\n\n`;
  const once = formatted('policies/of-the-test.mdx', mdx);

  expect(once).toBe(`---\nlabel: A\ntitle: A\n---\n\n${text}\n`);
  expect(formatted('policies/of-the-test.mdx', once)).toBe(once);
});

test('keeps no key in another language that is not translated, but touches no file that would lose one', () => {
  const words = 'alt: x\nmedium: drawing\n';

  expect(formatted('images/of-the-test.ta.yaml', words)).toBe(words);
  expect(formatted('careers/of-the-test.yaml', 'alt: x\ncolour: red\n')).toContain('colour');
  expect(formatted('careers/of-the-test.yaml', 'alt: "x\n')).toBe('alt: "x\n');
});
