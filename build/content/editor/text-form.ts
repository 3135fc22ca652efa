import { stringify } from 'yaml';

// The one form of a file of content. The editor in the browser writes by this module too: saving without a change changes
// nothing.

/** Values as YAML: no folded lines, no comments. */
export const writeText = (value: unknown): string => stringify(value, { lineWidth: 0 });

/** An MDX file: its head between two lines of dashes, an empty line, and its text, where there is one. */
export const joinMdx = (head: string, body: string): string =>
  `---\n${head}---\n${body.trim() === '' ? '' : `\n${body.trim()}\n`}`;

const fence = '---\n';

/** The YAML at the head of an MDX file, and what is below it; nothing where there is no head. */
export function splitMdx(text: string): { yaml: string; body: string } | undefined {
  if (!text.startsWith(fence)) return undefined;
  const end = text.indexOf(`\n${fence}`, fence.length - 1);
  return end < 0 ? undefined : { yaml: text.slice(fence.length, end + 1), body: text.slice(end + 1 + fence.length) };
}
