import type { Issue } from '../issues';

/** A longer file is not text, or has an embedded picture. */
const maxCharacters = 1_000_000;

type Rule = { readonly pattern: RegExp; readonly message: string };

/**
 * Rules for all content files, in any format. Bytes that are not valid UTF-8 are decoded as U+FFFD (WHATWG Encoding). A
 * lone carriage return ends a line in MDX but not in YAML, so a front matter comment could hide code from the check.
 */
const rules: readonly Rule[] = [
  {
    pattern: /\uFFFD/,
    message:
      'is not saved as UTF-8 from here on. Save the file as UTF-8 (not ANSI or Windows-1252), and type this character again.',
  },
  {
    pattern: /\r(?!\n)/,
    message: 'contains a carriage return without a line feed. Replace it by a normal line break.',
  },
  {
    pattern: /^[-*+ \t]*(?:<{7}|>{7}|\|{7}) .*$|^[ \t]*={7}$/m,
    message:
      'is an unresolved Git conflict. Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    pattern: /[\0\uFFFE\uFFFF]/,
    message: 'contains a character that is not allowed in text (XML 1.0, section 2.2). Remove it.',
  },
];

/**
 * Decodes a content file: strips the byte order mark and replaces invalid UTF-8 by U+FFFD, which `findRawIssues` reports.
 */
export const decodeBytes = (bytes: Buffer): string => bytes.toString('utf8').replace(/^\uFEFF/, '');

/** Checks a file independently of its format: encoding, line breaks, conflict markers, length. */
export function findRawIssues(file: string, text: string): Issue[] {
  const createIssue = (index: number, message: string): Issue => {
    const before = text.slice(0, index).split(/\r\n|\n|\r/);
    const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return { file, path: [], message, position };
  };
  // In UTF-16 every ASCII letter has a zero byte.
  if (text.slice(0, 100).includes('\0')) return [createIssue(0, 'is saved as UTF-16. Save it as UTF-8.')];
  if (text.length > maxCharacters) {
    const size = (text.length / 1e6).toFixed(1);
    return [
      createIssue(0, `has ${size} million characters; the maximum is 1 million. Put pictures into content/images.`),
    ];
  }
  return rules.flatMap(({ pattern, message }) => {
    const found = pattern.exec(text);
    return found ? [createIssue(found.index, message)] : [];
  });
}
