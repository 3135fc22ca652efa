/** @jest-environment node */
import { contentFiles } from '@/lib/content/files';
import { formatted } from '@/lib/content/format';

test('every file of content is written as the editor in the browser writes it', () => {
  const others = [...contentFiles('content')].filter(([name, text]) => formatted(name, text) !== text);

  // `npm run format` puts this right.
  expect(others.map(([name]) => name)).toEqual([]);
});

const yaml = 'file: loom.jpg\n# Ours.\nmedium: "render"\nalt: \'A loom\'\nuses: [card,\n  row]\n';

test('writes the keys in the order of the schema, without comments or folded lines, and again the same', () => {
  const once = formatted('images/of-the-test.yaml', yaml);

  expect(once).toBe('medium: render\nfile: loom.jpg\nalt: A loom\nuses:\n  - card\n  - row\n');
  expect(formatted('images/of-the-test.yaml', once)).toBe(once);
});

test('writes the head of a text so, and leaves the text as it is', () => {
  const text = '## Costs\n\nFree  above *all*.\n\n- one\n* two';
  const mdx = `---\ntitle: A\nlabel: "A"\n---\n${text}\n\n\n`;
  const once = formatted('policies/of-the-test.mdx', mdx);

  expect(once).toBe(`---\nlabel: A\ntitle: A\n---\n\n${text}\n`);
  expect(formatted('policies/of-the-test.mdx', once)).toBe(once);
});

test('keeps no key in another language that is not translated, but touches no file that would lose one', () => {
  const words = 'alt: x\nmedium: render\n';

  expect(formatted('images/of-the-test.ta.yaml', words)).toBe(words);
  expect(formatted('images/of-the-test.yaml', 'alt: x\ncolour: red\n')).toContain('colour');
  expect(formatted('images/of-the-test.yaml', 'alt: "x\n')).toBe('alt: "x\n');
});
