import * as z from 'zod';

import { languages } from '@/lib/language';
import { choiceInText, variableInText } from '@/lib/language/fill';

import { field } from './info';

/** Control and other invisible characters, and those without a glyph. Joiners are part of Indian scripts and of emoji. */
const unreadable =
  /(?!\n|\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\uFFFC\uFFFD]|\?{4}/u;

/** The first character of a text that no reader can see, or that replaces lost letters; undefined without one. */
export function findUnreadable(text: string): { readonly index: number; readonly message: string } | undefined {
  const { 0: found = '', index = -1 } = unreadable.exec(text) ?? {};
  if (index < 0) return undefined;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const what = found.startsWith('?') ? `'${found}', which programs write for lost letters` : `the character U+${code}`;
  return { index, message: `contains ${what}. Type the text again.` };
}

const hasNoLoneBrace = (text: string): boolean =>
  !['\\{', choiceInText, variableInText]
    .reduce((rest: string, known) => rest.replaceAll(known, ''), text)
    .includes('{');

const plainText = z
  .string()
  .trim()
  .min(1, 'is empty. Write some text, or remove the field.')
  .check(({ value, issues }) => {
    const message = findUnreadable(value)?.message;
    if (message !== undefined) issues.push({ code: 'custom', input: value, message });
  });

const words = plainText.refine(hasNoLoneBrace, 'has a { that belongs to no variable. For the character, write \\{.');

type WordsOptions = { readonly variables?: readonly string[] };

export const oneLine = /^[^\n]*$/;

const isOneLine = [oneLine, 'must be on one line.'] as const;

/** The id of an item: its file name and the last segment of its path. */
export const slug = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export const slugAdvice =
  'cannot be part of an address. Use lower-case letters, digits and hyphens, at most 80 characters.';

/** Ids that would clash with other paths: languages, list pages, files that hosts look for. */
const reserved: readonly string[] = [...languages, 'page', 'index', '404', 'feed', 'calendar'];

/** File names that are reserved on Windows, and the inherited property `constructor`. */
const reservedOnWindows = /^(?:con|prn|aux|nul|com\d|lpt\d|constructor)$/;

/** Whether an id can be a file name. */
export const isFileName = (name: string): boolean => slug.test(name) && !reservedOnWindows.test(name);

/** A path segment of this site that the site does not use itself. */
export const segment = () =>
  plain()
    .regex(slug, slugAdvice)
    .refine((name) => !isReserved(name), { error: ({ input }) => `'${String(input)}' is a reserved name.` });

/** Whether an id cannot be a path segment. */
export const isReserved = (name: string): boolean => reserved.includes(name) || !isFileName(name);

/** Translated text on one line: a title, a label, a sentence. */
export const line = (options: WordsOptions = {}) =>
  field(words.regex(...isOneLine), { kind: 'line', words: true, ...options });

/** Translated text of several sentences: one paragraph. */
export const paragraph = (options: WordsOptions = {}) =>
  field(words.regex(...isOneLine), { kind: 'paragraph', words: true, ...options });

/** Translated text of several lines, such as the first message of a chat. */
export const lines = (options: WordsOptions = {}) =>
  field(words.clone(), { kind: 'paragraph', words: true, ...options });

/** Singular and plural; the plural contains `{count}`. */
export const plural = (variables: readonly string[] = ['count']) =>
  z.strictObject({ one: line({ variables }), other: line({ variables }) });

const summaryLength = { min: 50, max: 160 };

/** The meta description of a page: 50 to 160 characters. */
export const summary = (options: WordsOptions = {}) =>
  field(
    words.refine(
      // The length of a text with variables is not known here.
      (text) =>
        text.includes('{') || (text.length >= summaryLength.min && Array.from(text).length <= summaryLength.max),
      { error: ({ input }) => `has ${Array.from(String(input)).length} characters. Write 50 to 160.` },
    ),
    { kind: 'paragraph', words: true, length: summaryLength, ...options },
  );

/** The maximum length of a title in search results, without the site name after it. */
const longestTitle = 48;

/** The page title in search results, worded as people search. Default: the label. */
export const searchTitle = () =>
  field(
    words
      .regex(...isOneLine)
      .refine(
        (text) => [...new Intl.Segmenter().segment(text)].length <= longestTitle,
        `has more than ${longestTitle} characters, which search results do not show. Shorten it.`,
      ),
    { kind: 'line', words: true },
  )
    .optional()
    .describe('The title in search results, worded as people search, at most 48 characters. Default: the label');

/** Text that is the same in every language: a brand name, a file name, Tamil next to its English. */
export const plain = () => field(plainText.regex(...isOneLine), { kind: 'plain' });

/** A name that is the same in every language. */
export const properName = () => plain().regex(/\p{L}/u, 'has no letter. Write the name.');

/** Text that is the same in every language, with variables such as `{hubs.count}`. */
export const interpolatedPlain = () => field(plainText.regex(...isOneLine), { kind: 'plain', interpolated: true });
