import { stringify } from 'yaml';

// The form of content files that `npm run format` writes.

/** Serialises values as YAML, without folded lines and comments. */
export const writeText = (value: unknown): string => stringify(value, { lineWidth: 0 });

/** Joins front matter and body to an MDX file. */
export const joinMdx = (head: string, body: string): string =>
  `---\n${head}---\n${body.trim() === '' ? '' : `\n${body.trim()}\n`}`;

const fence = '---\n';

/** Splits an MDX file into front matter and body; undefined without front matter. */
export function splitMdx(text: string): { yaml: string; body: string } | undefined {
  if (!text.startsWith(fence)) return undefined;
  const end = text.indexOf(`\n${fence}`, fence.length - 1);
  return end < 0 ? undefined : { yaml: text.slice(fence.length, end + 1), body: text.slice(end + 1 + fence.length) };
}
