import type { Path } from '@/lib/content/schemas/fields/messages';

/** An issue in a file of content, for the person who edits it. */
export type Issue = {
  readonly file: string;
  readonly path: Path;
  readonly message: string;
  readonly position?: Position;
};

/** A place in a file; both count from 1. */
export type Position = { readonly line: number; readonly column: number };

/** A path as an editor reads it: `steps[2].title`. */
export const readPath = (path: Path): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('');

/** One line: `file:line:column: field: what is wrong and what to write`. */
export const formatIssue = ({ file, path, message, position }: Issue): string =>
  [
    position ? `${file}:${position.line}:${position.column}` : file,
    ...(path.length > 0 ? [readPath(path)] : []),
    message,
  ].join(': ');

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The same as a command of GitHub's workflows, which shows it at its line of a pull request. */
export const annotation = ({ file, path, message, position }: Issue): string => {
  const place = position ? `,line=${position.line},col=${position.column}` : '';
  return `::error file=${file}${place}::${escaped([readPath(path), message].filter(Boolean).join(': '))}`;
};
