/**
 * The kinds of fields that content is made of. A schema (topics/*.ts) is put together from these, and everything else is
 * derived from it: the types, the checks, what is translated, JSON Schemas, the editor in the browser.
 */
import * as z from 'zod';

import { iconNames } from '@/lib/icons';
import type { SlotName } from '@/lib/pictures/slots';
import { isSitePath, places } from '@/lib/routes';

/** What the programs that read schemas must know of a field beyond its type. */
export type FieldInfo = {
  readonly kind:
    | 'line'
    | 'paragraph'
    | 'plain'
    | 'day'
    | 'month'
    | 'time'
    | 'url'
    | 'path'
    | 'picture'
    | 'file'
    | 'figure'
    | 'reference'
    | 'choice'
    | 'action';
  /** Words a visitor reads: they are translated, and hold no mark that a reader cannot see. */
  readonly words?: true;
  /** Facts are filled in as `{name}`, though the field is no words: a figure that the site counts itself. */
  readonly filled?: true;
  /** The places in a text that the code fills, as `{name}`. Every other one must be a fact (facts.ts). */
  readonly variables?: readonly string[];
  /** The collection that a reference names an item of. */
  readonly collection?: string;
  /** The slots a picture must be described for (lib/pictures). */
  readonly slots?: readonly SlotName[];
  /** The folders of the project that a file may stand in; the site's own paths, where there are none. */
  readonly folders?: readonly string[];
};

/** The schemas that are fields, with what is known of each. A schema made from one of them keeps what is known. */
export const fieldInfo = z.registry<FieldInfo>();

const field = <Schema extends z.ZodType>(schema: Schema, info: FieldInfo): Schema => {
  fieldInfo.add(schema, info);
  return schema;
};

/** Characters that nobody sees and that turn or break the text round them: controls, direction marks, joiners. */
const hidden = /(?!\n)\p{Cc}|\p{Cf}|[\u2028\u2029]/u;

/** The hidden characters of one line, by their columns from 1, and what to do about each. */
export const hiddenCharacters = (row: string): { readonly column: number; readonly message: string }[] =>
  Array.from(row.matchAll(new RegExp(hidden, 'gu')), ({ 0: found, index }) => {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const before = row.slice(Math.max(0, index - 12), index);
    return { column: index + 1, message: `holds the hidden character U+${code} after '${before}'. Take it out.` };
  });

/** Whether the words for a picture tell nothing of it. */
export const saysNothing = (alt: string): boolean =>
  /^(an? |the )?(picture|image|photo|photograph|drawing)( of)?\W*$/i.test(alt.trim());

/** What is wrong with a text as such; nothing for a sound one. */
export function unsoundText(text: string): string | undefined {
  const [found] = hiddenCharacters(text);
  if (found) return found.message;
  if (text !== text.normalize('NFC')) return 'is not in Unicode form NFC. Type it anew, or paste it as plain text.';
  return undefined;
}

const words = z.string().check(({ value, issues }) => {
  const fault =
    value.trim() === '' ? 'is empty. Write a word or a sentence, or leave the field out.' : unsoundText(value);
  if (fault !== undefined) issues.push({ code: 'custom', input: value, message: fault });
});

type WordsOptions = { readonly variables?: readonly string[] };

export const oneLine = /^[^\n]*$/;

/** The name of an item: its file's, and a part of its page's address. */
export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slugAdvice = 'cannot stand in an address. Use small letters, digits and hyphens.';

/** Words on one line: a title, a label, a sentence. */
export const line = (options: WordsOptions = {}) =>
  field(words.regex(oneLine, 'must stand on one line.'), { kind: 'line', words: true, ...options });

/** Words of several sentences, one paragraph. */
export const paragraph = (options: WordsOptions = {}) =>
  field(words.regex(oneLine, 'is one paragraph: take the line breaks out.'), {
    kind: 'paragraph',
    words: true,
    ...options,
  });

/** Words of several lines: the first message of a chat. */
export const lines = () => field(words.clone(), { kind: 'paragraph', words: true });

/** The words for one and for more, as `{count}` in the second. */
export const plural = (variables: readonly string[] = ['count']) =>
  z.strictObject({ one: line({ variables }), other: line({ variables }) });

export type Plural = z.infer<ReturnType<typeof plural>>;

/** What a search result shows of a page: 50 to 160 characters as a reader counts them. */
export const summary = (options: WordsOptions = {}) =>
  field(
    words.check(({ value, issues }) => {
      const length = Array.from(value).length;
      if (length < 50 || length > 160) {
        issues.push({
          code: 'custom',
          input: value,
          message: `has ${length} characters. A search result shows 50 to 160.`,
        });
      }
    }),
    { kind: 'paragraph', words: true, ...options },
  );

/** How many letters of a title a search result shows, our name and a bar after it left out. */
const longestTitle = 48;

/** The title of a page in search results, by what people look for; its label, where there is none. */
export const searchTitle = () =>
  field(
    words.regex(oneLine, 'must stand on one line.').check(({ value, issues }) => {
      const length = [...new Intl.Segmenter().segment(value)].length;
      if (length > longestTitle) {
        issues.push({
          code: 'custom',
          input: value,
          message: `has ${length} letters. A search result shows ${longestTitle} before our name.`,
        });
      }
    }),
    { kind: 'line', words: true },
  )
    .optional()
    .describe('Its title in search results: what people look for, 48 letters at most. The label, where there is none');

/** Text that is the same in every language: a name of a brand, a file, Tamil shown beside its English. */
export const plain = () => field(words.regex(oneLine, 'must stand on one line.'), { kind: 'plain' });

/** The same, with facts filled in: the number of hubs, as `{hubs.count}`. */
export const filledPlain = () =>
  field(words.regex(oneLine, 'must stand on one line.'), { kind: 'plain', filled: true });

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const dayMessage = ({ input }: { input?: unknown }): string =>
  /^\d{4}-\d{2}$/.test(String(input))
    ? `'${String(input)}' is a month. Write the day too, as YYYY-MM-DD.`
    : `'${String(input)}' is no day. Write it as YYYY-MM-DD, such as 2026-12-06.`;

/** A day that the calendar has, as YYYY-MM-DD (ISO 8601). */
export const day = () => field(z.string().refine(isDay, { error: dayMessage }), { kind: 'day' });

/** A month as YYYY-MM, or a day in it. */
export const month = () =>
  field(
    z.string().refine((text) => isDay(text) || isDay(`${text}-01`), {
      error: ({ input }) => `'${String(input)}' is no month. Write it as YYYY-MM, such as 2025-06.`,
    }),
    { kind: 'month' },
  );

/** A time of day in Tenkasi, as HH:MM on a clock of 24 hours. */
export const time = () =>
  field(
    z.string().refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), {
      error: ({ input }) =>
        `'${String(input)}' is no time of day. Write it as HH:MM on a clock of 24 hours, such as 09:30.`,
    }),
    { kind: 'time' },
  );

/** An address on another website, without a slash at its end. */
export const url = () =>
  field(
    z.string().refine((text) => /^https:\/\/[^\s/]+(\/\S*[^\s/])?$/.test(text) && URL.canParse(text), {
      error: ({ input }) => `'${String(input)}' is no address. Begin it with https:// and end it without a slash.`,
    }),
    { kind: 'url' },
  );

/** A page of this site: one of lib/routes.ts, or of an item; the loader holds that the item is there. */
export const sitePath = () =>
  field(z.string().refine(isSitePath, { error: ({ input }) => `'${String(input)}' is no page of this site.` }), {
    kind: 'path',
  });

/** A place on a page that a link may lead to; the loader holds that the page has it. */
export const place = () => field(z.enum(places), { kind: 'choice' });

/** A picture of the register (content/images), described for the slots it stands in. */
export const picture = (...slots: readonly SlotName[]) => field(z.string().min(1), { kind: 'picture', slots });

/** A file in one of some folders, by its name; without folders a file of this site, by its path, such as /news/feed.xml. */
export const file = (...folders: readonly string[]) =>
  field(z.string().min(1), { kind: 'file', ...(folders.length > 0 && { folders }) });

/** A figure of content/site/figures.yaml. */
export const figure = () => field(z.string().min(1), { kind: 'figure' });

/** An item of a collection, by the name of its file. */
export const reference = (collection: string) => field(z.string().min(1), { kind: 'reference', collection });

/** One of a few values that code knows. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  field(z.enum(values), { kind: 'choice' });

/** A drawn sign. */
export const icon = () => choice(iconNames);

/** Stands where something is invented for the demonstration; the launch check lists it. */
export const sample = () => z.literal(true).optional().describe('Invented for the demonstration');

/** The day on which the person whom a real item names, quotes or tells of agreed to it in writing (consent.ts). */
export const consent = () =>
  day().optional().describe('The day she agreed in writing to stand here. Every person who is no sample has one');

/** The names its file had before, by which its page is still found (lib/redirects.ts). */
export const formerly = () =>
  z
    .array(plain().regex(slug, 'is no name of a file: small letters, digits and hyphens, no ending.'))
    .optional()
    .describe('Names the file had before: their addresses lead to this page');

/** Stands where something must be entered before the launch. */
export const placeholder = () => z.literal(true).optional().describe('To be entered before the launch');

/** A rating as learners or customers give it. */
export const rating = () =>
  z.number('is not a rating from 0 to 5. Write a number without quotes, such as 4.8.').min(0).max(5);

/** A whole number of things. */
export const count = () => z.int().min(0);

/** Where an item stands among its kind. */
export const order = () =>
  z
    .int()
    .optional()
    .describe('Its place in lists: small numbers first. Without one it comes last, by the name of its file');

/** An amount in whole rupees. */
export const rupees = () => z.int().min(0).describe('Whole rupees');
