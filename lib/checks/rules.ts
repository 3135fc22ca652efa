import { parseDate } from '@/lib/format';
import { PAGE_SIZE } from '@/lib/paging';

/** A mistake in the content: where it is, and what to do. */
export type Problem = {
  /** The file to open, from the project's root. */
  readonly file: string;
  /** The line in it, where it is known. */
  readonly line?: number;
  /** The item inside it, by its id or title. */
  readonly item: string;
  readonly field: string;
  /** What is wrong and what to write instead. */
  readonly message: string;
};

/** Looks at one field of an item; undefined means nothing is wrong. */
export type Rule = (value: unknown) => string | undefined;

/** One line a reader can act on. */
export const formatProblem = ({ file, line, item, field, message }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${item}: ${field}: ${message}`;

/** Text that is not empty. */
export const text: Rule = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'is empty. Write a sentence or a word.';

/** A list with at least so many entries. */
export const atLeast =
  (count: number): Rule =>
  (value) =>
    Array.isArray(value) && value.length >= count
      ? undefined
      : `needs at least ${count}, has ${Array.isArray(value) ? value.length : 0}.`;

/** An address segment: small letters, digits and single hyphens. */
export const slug: Rule = (value) =>
  typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
    ? undefined
    : `'${String(value)}' cannot stand in an address. Use small letters, digits and hyphens.`;

/** A calendar date that exists, or a month. */
export const date: Rule = (value) => {
  try {
    parseDate(String(value));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** A calendar date that exists, with its day. */
export const day: Rule = (value) =>
  /^\d{4}-\d{2}$/.test(String(value))
    ? `'${String(value)}' is a month. Write the day too, as YYYY-MM-DD.`
    : date(value);

/** A rating from 0 to 5. */
export const rating: Rule = (value) =>
  typeof value === 'number' && value >= 0 && value <= 5
    ? undefined
    : `${JSON.stringify(value)} is not a rating from 0 to 5. Write a number without quotes, such as 4.8.`;

/** The summary a search result shows. */
export const summary: Rule = (value) => {
  const length = typeof value === 'string' ? value.length : 0;
  return length >= 50 && length <= 160 ? undefined : `has ${length} characters. A search result shows 50 to 160.`;
};

/** A name that must exist elsewhere; the message lists what does. */
export const oneOf =
  (what: string, known: readonly string[]): Rule =>
  (value) =>
    known.includes(String(value)) ? undefined : `'${String(value)}' is no ${what}. Known: ${known.join(', ')}.`;

/** Checks a field only where it is filled in. */
export const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === undefined ? undefined : rule(value);

/**
 * Holds every item of a collection against its rules, and its ids against each other.
 *
 * @param file the content module, for the message
 * @param items the collection
 * @param id the field that names an item, unique in the collection
 * @param rules for each field the rules that apply, in order; the first that fails speaks
 */
export function checkItems<Item extends object>(
  file: string,
  items: readonly Item[],
  id: keyof Item & string,
  rules: { readonly [Field in keyof Item]?: readonly Rule[] },
): Problem[] {
  const seen = new Set<unknown>();

  return items.flatMap((item, index) => {
    const name = String(item[id] ?? `entry ${index + 1}`);
    const problem = (field: string, message: string): Problem => ({ file, item: name, field, message });

    const repeated = seen.has(item[id]) ? [problem(id, 'stands twice. Each must be unique.')] : [];
    seen.add(item[id]);

    const broken = (Object.entries(rules) as [keyof Item & string, readonly Rule[]][]).flatMap(
      ([field, fieldRules]) => {
        const message = fieldRules.map((rule) => rule(item[field])).find((found) => found !== undefined);
        return message === undefined ? [] : [problem(field, message)];
      },
    );

    return [...repeated, ...broken];
  });
}

/**
 * Holds a collection against the number of items that its page promises.
 *
 * @param file the content module, for the message
 * @param name what the collection is called there
 */
export const checkCount = (file: string, name: string, items: readonly unknown[], count: number): Problem[] =>
  items.length === count
    ? []
    : [{ file, item: name, field: 'length', message: `must be ${count}, is ${items.length}.` }];

/**
 * Holds a collection whose page does not go on over others against what one page shows.
 *
 * @param file the content module, for the message
 * @param name what the collection is called there
 * @param page what the page is called, for the message
 */
export const checkOnePage = (file: string, name: string, items: readonly unknown[], page: string): Problem[] =>
  items.length <= PAGE_SIZE
    ? []
    : [
        {
          file,
          item: name,
          field: 'length',
          message: `is ${items.length}; ${page} is one page of at most ${PAGE_SIZE}. Take one away for each you add.`,
        },
      ];
