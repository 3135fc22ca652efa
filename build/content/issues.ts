import type { Path } from '@/lib/content/schemas/fields/messages';

/** An error in a content file, with a message for editors. */
export type Issue = {
  readonly file: string;
  readonly path: Path;
  readonly message: string;
  readonly position?: Position;
};

/** A position in a file; line and column start at 1. */
export type Position = { readonly line: number; readonly column: number };

/** Formats a path for editors: `steps[2].title`. */
export const readPath = (path: Path): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('');

/** Formats an error as one line: `file:line:column: field: what is wrong and what to write`. */
export const formatIssue = ({ file, path, message, position }: Issue): string =>
  [
    position ? `${file}:${position.line}:${position.column}` : file,
    ...(path.length > 0 ? [readPath(path)] : []),
    message,
  ].join(': ');

const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Formats an error as a GitHub Actions command, which annotates the line in a pull request. */
export const formatAnnotation = ({ file, path, message, position }: Issue): string => {
  const place = position ? `,line=${position.line},col=${position.column}` : '';
  return `::error file=${file}${place}::${escapeText([readPath(path), message].filter(Boolean).join(': '))}`;
};
