import { formatProblem, type Problem } from '@/lib/checks/rules';

/** One finding of the compiler, with the lines below it that say more. */
type Finding = { readonly file: string; readonly line: number; readonly column: number; readonly text: string };

const findingPattern = /^(?<file>[^(\s][^(]*)\((?<line>\d+),(?<column>\d+)\): error TS\d+: (?<text>.*)$/;

function findingsIn(output: string): Finding[] {
  const findings: Finding[] = [];
  for (const row of output.split(/\r?\n/)) {
    const { file, line, column, text } = findingPattern.exec(row)?.groups ?? {};
    const last = findings.at(-1);
    if (file && text !== undefined) findings.push({ file, line: Number(line), column: Number(column), text });
    else if (last && row.startsWith(' ')) findings.splice(-1, 1, { ...last, text: `${last.text}\n${row.trim()}` });
  }
  return findings;
}

const hint = String.raw`(?: Did you mean '?"?(?<meant>[^'"?]+)"?'?\?)?`;

const short = (type: string): string => (type.length > 60 ? `${type.slice(0, 57)}…` : type);

type Words = (groups: Readonly<Record<string, string | undefined>>) => string;

const meantOr = (meant: string | undefined, otherwise: string): string =>
  meant ? `Did you mean '${meant}'?` : otherwise;

const unquoted = (type: string): string => type.replace(/^["'](.*)["']$/, "'$1'");

const kinds: Readonly<Record<string, string>> = {
  string: "words in quotes, such as 'so'",
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
};

/** What the compiler says, in words for someone who writes text: the innermost reason that is known speaks. */
const plainWords: readonly (readonly [pattern: RegExp, words: Words])[] = [
  [
    new RegExp(`^Property '(?<name>[^']+)' does not exist on type .*?\\.${hint}$`),
    ({ name, meant }) => `'${name}' does not exist. ${meantOr(meant, 'Look up the name where it is declared.')}`,
  ],
  [
    new RegExp(`^Cannot find name '(?<name>[^']+)'\\.${hint}`),
    ({ name, meant }) =>
      `'${name}' is not known here. ${meantOr(meant, 'Put quotes round words, or import the name.')}`,
  ],
  [
    new RegExp(
      `^Object literal may only specify known properties, (?:and|but) '(?<name>[^']+)' does not exist in type '(?<type>[^']*)'\\.${hint}`,
    ),
    ({ name, type = '', meant }) =>
      `has no field '${name}'. ${meantOr(meant, `Take it away, or look up the fields of ${short(type)}.`)}`,
  ],
  [
    new RegExp(
      `^Object literal may only specify known properties, but '(?<name>[^']+)' does not exist in type .* Did you mean to write '(?<meant>[^']+)'\\?`,
    ),
    ({ name, meant }) => `has no field '${name}'. Did you mean '${meant ?? ''}'?`,
  ],
  [
    /^Property '(?<name>[^']+)' is missing in type .* but required in type '(?<type>[^']+)'/,
    ({ name, type = '' }) => `needs the field '${name}', which ${short(type)} asks for. Write it.`,
  ],
  [
    /^Type .* is missing the following properties from type '(?<type>[^']+)': (?<names>.*)$/,
    ({ names, type = '' }) => `needs these fields, which ${short(type)} asks for: ${names ?? ''}. Write them.`,
  ],
  [
    new RegExp(`^Type '(?<given>[^{}]*)' is not assignable to type '(?<type>[^{}]*)'\\.${hint}$`),
    ({ given = '', type = '', meant }) =>
      `${unquoted(given)} does not fit here. ${meantOr(meant, `Write ${kinds[type] ?? `what ${short(type)} allows`}.`)}`,
  ],
  [/^Unterminated string literal/, () => "A quote is opened and not closed. An apostrophe inside words is ’, not '."],
  [
    /^'(?<sign>.+)' expected/,
    ({ sign }) => `A ${sign ?? ''} is missing here, or an apostrophe (write ’) ends the words too early.`,
  ],
  [
    /^Cannot find module '(?<name>[^']+)'/,
    ({ name }) => `imports '${name ?? ''}', which is not there. Correct the name.`,
  ],
];

/** The innermost reason that can be said plainly; else what the compiler says, as it is. */
function plain(text: string): string {
  const reasons = text.split('\n').toReversed();
  for (const reason of reasons) {
    for (const [pattern, words] of plainWords) {
      const found = pattern.exec(reason);
      if (found) return words(found.groups ?? {});
    }
  }
  return text.split('\n')[0] ?? text;
}

/** The field that stands at a place, and else the nearest one before it on its line. */
const fieldAt = (row: string, column: number): string =>
  /^'?([\w$/-]+)'?(?=\s*:)/.exec(row.slice(column - 1))?.[1] ??
  [...row.slice(0, column).matchAll(/([\w$]+)'?\s*:/g)].at(-1)?.[1] ??
  'text';

/** The name of the item round a line: its id or slug, else its title or name; of a record outside a list, its own. */
function itemAround(rows: readonly string[], line: number): string {
  const begin = rows.slice(0, line).findLastIndex((row) => /^ {2,8}\{$/.test(row));
  const length = rows.slice(begin).findIndex((row) => /^ {2,8}\},?$/.test(row));
  const item = begin >= 0 && begin + length >= line - 1 ? rows.slice(begin, begin + length) : [];

  const named = (fields: string): string | undefined =>
    item.map((row) => new RegExp(`^\\s+(?:${fields}): '([^']+)'`).exec(row)?.[1]).find(Boolean);
  const declared = rows.slice(0, line).findLast((row) => /^(export )?const \w+/.test(row));
  return named('id|slug') ?? named('title|name|author|question') ?? /const (\w+)/.exec(declared ?? '')?.[1] ?? 'file';
}

/**
 * Says in plain words what the compiler found. Where content is wrong, what follows from it elsewhere is left out; of
 * a file that cannot be read at all, the first finding is told.
 *
 * @param output what `tsc --pretty false` printed
 * @param read gives the text of a file
 */
export function compilerProblems(output: string, read: (file: string) => string): Problem[] {
  // What Next.js writes for itself is not an editor's.
  const findings = findingsIn(output).filter(({ file }) => !file.startsWith('.next/'));
  const inContent = findings.filter(({ file }) => file.startsWith('content/'));
  const told = inContent.length > 0 ? inContent : findings;

  const problems = told.map(({ file, line, column, text }): Problem => {
    const rows = read(file).split('\n');
    const message = plain(text);
    const missing = /^needs the field '(\w+)'/.exec(message)?.[1];
    const field = missing ?? fieldAt(rows[line - 1] ?? '', column);
    return { file, line, item: itemAround(rows, line), field, message };
  });

  const isUnreadable = (text: string): boolean =>
    /^('.+' expected|Unterminated|Expression expected|Declaration)/.test(text);
  const seen = new Set<string>();
  return problems.filter((problem, index) => {
    const key = isUnreadable(told[index]?.text ?? '') ? problem.file : formatProblem(problem);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
