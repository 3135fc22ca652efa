import type { Issue } from '../issues';

/** More than this is a picture pasted as text, or no text at all. */
const mostCharacters = 1_000_000;

type Rule = { readonly pattern: RegExp; readonly message: string };

/**
 * What no file of content may hold, whatever its format. Bytes that are not UTF-8 were decoded as U+FFFD (WHATWG Encoding).
 * A carriage return alone ends a line for MDX and not for YAML: a comment of the head could hide code from the check.
 */
const rules: readonly Rule[] = [
  {
    pattern: /\uFFFD/,
    message:
      'is not saved as UTF-8 from here on. Save the file as UTF-8 (not ANSI or Windows-1252), and type this letter again.',
  },
  { pattern: /\r(?!\n)/, message: 'holds a carriage return without a line feed. End lines with Enter alone.' },
  {
    pattern: /^[-*+ \t]*(?:<{7}|>{7}|\|{7}) .*$|^[ \t]*={7}$/m,
    message:
      'is a conflict that git left. Keep one of the two versions, and take the lines with <<<<<<<, ======= and >>>>>>> out.',
  },
  {
    pattern: /[\0\uFFFE\uFFFF]/,
    message: 'holds a character that no text may have (XML 1.0, section 2.2). Take it out.',
  },
];

/** Decodes a file of content. A byte order mark is dropped; what is not UTF-8 becomes U+FFFD, which `rawIssues` reports. */
export const decoded = (bytes: Buffer): string => bytes.toString('utf8').replace(/^\uFEFF/, '');

/**
 * What is wrong with a file before its format is looked at: its encoding, its line ends, conflict markers, its length.
 */
export function rawIssues(file: string, text: string): Issue[] {
  const at = (index: number, message: string): Issue => {
    const before = text.slice(0, index).split(/\r\n|\n|\r/);
    const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return { file, path: [], message, position };
  };
  // UTF-16 has a zero byte beside each letter of a key.
  if (text.slice(0, 100).includes('\0')) return [at(0, 'is saved as UTF-16. Save it as UTF-8.')];
  if (text.length > mostCharacters) {
    const size = (text.length / 1e6).toFixed(1);
    return [at(0, `has ${size} million characters, and may have 1 million. Put pictures into content/images.`)];
  }
  return rules.flatMap(({ pattern, message }) => {
    const found = pattern.exec(text);
    return found ? [at(found.index, message)] : [];
  });
}
