import * as z from 'zod';

import { languages } from '@/lib/language';
import { choiceInText, placeInText } from '@/lib/language/fill';

import { markInField } from './leftover-marks';
import { quoteText } from './messages';
import { describeInvalidText } from './text-characters';
import { field } from './info';

/** The maximum length of a field. Articles and policies have their own MDX files. */
const maxLength = 2000;

/** Describes what is invalid in a text; undefined if it is valid. */
function describeInvalid(value: string): string | undefined {
  if (value.trim() === '') return 'is empty. Write some text, or remove the field.';
  if (value !== value.trim()) return 'begins or ends with a space. Remove it.';
  if (value.length > maxLength) return `has ${value.length} characters; the maximum is ${maxLength}. Shorten it.`;
  if (/\?{3}/.test(value))
    return `contains ${quoteText('???')}, which programs write for characters they have lost. Type the text again.`;
  if (/^[^\p{L}\p{N}]*(?:todo|tb[cd]|fixme|x{3,9})[^\p{L}\p{N}]*$/iu.test(value))
    return `is the placeholder ${quoteText(value)}. Write the text, or remove the field.`;
  return describeInvalidText(value);
}

/** A text for visitors has a letter, a digit or a variable: "...", "-" and lost letters have none. */
const findEmptyWords = (value: string): string | undefined =>
  /[\p{L}\p{N}]/u.test(value) ? undefined : `is ${quoteText(value)}, which has no letter. Write words.`;

/** Finds text that is not meant for readers: an unknown variable, Markdown, an HTML tag. */
function describeTechnicalText(value: string): string | undefined {
  const [brace] = /[{}]/.exec(value.replaceAll(choiceInText, '').replaceAll(placeInText, '')) ?? [];
  if (brace !== undefined) return `has a single ${brace}. Write a variable between { and }, or remove it.`;
  const [tag] = /<\/?[a-z][^<>]*>/i.exec(value) ?? [];
  if (tag !== undefined) return `contains ${quoteText(tag)}, which visitors would see. Write only the text.`;
  return markInField(value);
}

const text = (check: (value: string) => string | undefined) =>
  z.string().check(({ value, issues }) => {
    const fault = check(value);
    if (fault !== undefined) issues.push({ code: 'custom', input: value, message: fault });
  });

const words = text((value) => describeInvalid(value) ?? findEmptyWords(value) ?? describeTechnicalText(value));

type WordsOptions = { readonly variables?: readonly string[] };

export const oneLine = /^[^\n]*$/;

/** The id of an item: its file name and the last segment of its path. */
export const slug = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export const slugAdvice =
  'cannot be part of an address. Use lower-case letters, digits and hyphens, at most 80 characters.';

/** Ids that would clash with other paths: languages, list pages, files that hosts look for. */
const reserved: readonly string[] = [...languages, 'page', 'index', '404', 'feed', 'calendar'];

/** File names that are reserved on Windows, and the inherited property `constructor`. */
const reservedOnWindows = /^(?:con|prn|aux|nul|com\d|lpt\d|constructor)$/;

/** Why an id cannot be a file name; undefined if it can. */
export const adviseOnFileName = (name: string): string | undefined =>
  reservedOnWindows.test(name) ? 'is a reserved file name on Windows. Choose another.' : undefined;

/** Why an id cannot be a path segment; undefined if it can. */
export const adviseOnReservedName = (name: string): string | undefined =>
  reserved.includes(name) ? 'is a path that the site uses itself. Choose another.' : adviseOnFileName(name);

/** Translated text on one line: a title, a label, a sentence. */
export const line = (options: WordsOptions = {}) =>
  field(words.regex(oneLine, 'must be on one line.'), { kind: 'line', words: true, ...options });

/** Translated text of several sentences: one paragraph. */
export const paragraph = (options: WordsOptions = {}) =>
  field(words.regex(oneLine, 'must be one paragraph. Remove the line breaks.'), {
    kind: 'paragraph',
    words: true,
    ...options,
  });

/** Translated text of several lines, such as the first message of a chat. */
export const lines = (options: WordsOptions = {}) =>
  field(words.clone(), { kind: 'paragraph', words: true, ...options });

/** Singular and plural; the plural contains `{count}`. */
export const plural = (variables: readonly string[] = ['count']) =>
  z.strictObject({ one: line({ variables }), other: line({ variables }) });

const summaryLength = { min: 50, max: 160 };

/** Why a description does not fit search results, after its variables are replaced; undefined if it does. */
export function adviseOnSummary(value: string): string | undefined {
  const length = Array.from(value).length;
  return length < summaryLength.min || length > summaryLength.max
    ? `has ${length} characters. Write ${summaryLength.min} to ${summaryLength.max}, as search results show.`
    : undefined;
}

/** The meta description of a page: 50 to 160 characters. */
export const summary = (options: WordsOptions = {}) =>
  field(
    words.check(({ value, issues }) => {
      // With variables, the length is known after they are replaced (build/content/relations.ts).
      const message = value.includes('{') ? undefined : adviseOnSummary(value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    }),
    { kind: 'paragraph', words: true, length: summaryLength, ...options },
  );

/** The maximum length of a title in search results, without the site name after it. */
const longestTitle = 48;

/** The page title in search results, worded as people search. Default: the label. */
export const searchTitle = () =>
  field(
    words.regex(oneLine, 'must be on one line.').check(({ value, issues }) => {
      const length = [...new Intl.Segmenter().segment(value)].length;
      if (length > longestTitle) {
        issues.push({
          code: 'custom',
          input: value,
          message: `has ${length} characters; the maximum is ${longestTitle}, as search results show. Shorten it.`,
        });
      }
    }),
    { kind: 'line', words: true },
  )
    .optional()
    .describe('The title in search results, worded as people search, at most 48 characters. Default: the label');

const plainText = text(describeInvalid).regex(oneLine, 'must be on one line.');

/** Text that is the same in every language: a brand name, a file name, Tamil next to its English. */
export const plain = () => field(plainText.clone(), { kind: 'plain' });

/** A name that is the same in every language. */
export const properName = () => plain().regex(/\p{L}/u, 'has no letter. Write the name.');

/** Text that is the same in every language, with variables such as `{hubs.count}`. */
export const interpolatedPlain = () => field(plainText.clone(), { kind: 'plain', interpolated: true });
