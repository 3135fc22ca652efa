import * as z from 'zod';

import { languages } from '@/lib/languages';
import { choiceInText, placeInText } from '@/lib/text/fill';

import { markInField } from './leftover-marks';
import { quoted } from './messages';
import { unsoundText } from './sound-text';
import { field } from './info';

/** No text of one field is longer; articles and policies have a file for theirs. */
const mostLetters = 2000;

/** What is wrong with a text; nothing for a sound one. */
function unsound(value: string): string | undefined {
  if (value.trim() === '') return 'is empty. Write a word or a sentence, or leave the field out.';
  if (value !== value.trim()) return 'begins or ends with a space. Take it out.';
  if (value.length > mostLetters) return `has ${value.length} letters, and may have ${mostLetters}. Make it shorter.`;
  return unsoundText(value);
}

/** What a visitor would read of a text that was not meant: a brace that names nothing, signs of Markdown, a tag. */
function unread(value: string): string | undefined {
  const [brace] = /[{}]/.exec(value.replaceAll(choiceInText, '').replaceAll(placeInText, '')) ?? [];
  if (brace !== undefined) return `has a ${brace} that stands alone. Write a name between { and }, or take it out.`;
  const [tag] = /<\/?[a-z][^<>]*>/i.exec(value) ?? [];
  if (tag !== undefined) return `holds ${quoted(tag)}, which readers would see. Write the words alone.`;
  return markInField(value);
}

const text = (check: (value: string) => string | undefined) =>
  z.string().check(({ value, issues }) => {
    const fault = check(value);
    if (fault !== undefined) issues.push({ code: 'custom', input: value, message: fault });
  });

const words = text((value) => unsound(value) ?? unread(value));

type WordsOptions = { readonly variables?: readonly string[] };

export const oneLine = /^[^\n]*$/;

/** The name of an item: its file's, and a part of its page's address. */
export const slug = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export const slugAdvice = 'cannot stand in an address. Use small letters, digits and hyphens, 80 at most.';

/** Names of pages that mean something by themselves: a language, the pages of a list, files that hosts look for. */
const reserved: readonly string[] = [...languages, 'page', 'index', '404', 'feed', 'calendar'];

/** Names that no file may have on Windows, whatever its ending, and what every object has. */
const unusable = /^(?:con|prn|aux|nul|com\d|lpt\d|constructor)$/;

/** What is wrong with the name of an item, though it has the form of one; nothing for a name that files may have. */
export const fileNameAdvice = (name: string): string | undefined =>
  unusable.test(name) ? 'is a name that some computers need for themselves. Choose another.' : undefined;

/** What is wrong with a name as a part of a path, though it has the form of one; nothing for a free one. */
export const reservedAdvice = (name: string): string | undefined =>
  reserved.includes(name) ? 'is a name that the site needs for itself. Choose another.' : fileNameAdvice(name);

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
export const lines = (options: WordsOptions = {}) =>
  field(words.clone(), { kind: 'paragraph', words: true, ...options });

/** The words for one and for more, as `{count}` in the second. */
export const plural = (variables: readonly string[] = ['count']) =>
  z.strictObject({ one: line({ variables }), other: line({ variables }) });

export type Plural = z.infer<ReturnType<typeof plural>>;

const summaryLength = { min: 50, max: 160 };

/** What a search result shows of a page: 50 to 160 characters as a reader counts them. */
export const summary = (options: WordsOptions = {}) =>
  field(
    words.check(({ value, issues }) => {
      const length = Array.from(value).length;
      if (length < summaryLength.min || length > summaryLength.max) {
        issues.push({
          code: 'custom',
          input: value,
          message: `has ${length} characters. A search result shows ${summaryLength.min} to ${summaryLength.max}.`,
        });
      }
    }),
    { kind: 'paragraph', words: true, length: summaryLength, ...options },
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

const plainText = text(unsound).regex(oneLine, 'must stand on one line.');

/** Text that is the same in every language: a name of a brand, a file, Tamil shown beside its English. */
export const plain = () => field(plainText.clone(), { kind: 'plain' });

/** The same, with facts filled in: the number of hubs, as `{hubs.count}`. */
export const filledPlain = () => field(plainText.clone(), { kind: 'plain', filled: true });
