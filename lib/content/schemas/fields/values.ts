import * as z from 'zod';

import { type IconName, icons } from '@/lib/drawing/icons';
import { didYouMean } from '@/lib/language/nearest';
import { anchorNames, isSitePath, routes } from '@/lib/routes';

import type { SlotName } from './picture-slots';
import { quoteText } from './messages';
import { field } from './info';
import { plain, isReserved } from './words';

/** A phone number in international format (ITU-T E.164), in groups; an Indian one has ten digits after +91. */
export const phone = (example: string) =>
  plain().regex(
    /^\+(?:91(?: ?\d){10}|(?!91)\d(?: ?\d){7,14})$/,
    `is not a phone number. Write it with the country code, such as ${example}.`,
  );

/** A number on WhatsApp: in India a mobile one. */
export const whatsappNumber = (example: string) =>
  plain().regex(
    /^\+(?:91 ?[6-9](?: ?\d){9}|(?!91)\d(?: ?\d){7,14})$/,
    `is not a mobile number. Write it with the country code, such as ${example}.`,
  );

/** An e-mail address. */
export const email = () => plain().regex(z.regexes.email, 'is not an e-mail address. Write it as name@example.org.');

/** The range of days allowed in content. It catches years with two or five digits. */
export const days = { min: '2020-01-01', max: '2100-12-31' } as const;

const isInRange = (text: string): boolean => text >= days.min.slice(0, text.length) && text <= days.max;

const outside = 'is outside the years 2020 to 2100.';

const badDay = 'is not a date of the calendar. Write it as YYYY-MM-DD, such as 2026-12-06.';

const calendarDay = z.iso.date(badDay).refine(isInRange, outside);

/** A calendar day, YYYY-MM-DD (ISO 8601). */
export const day = () => field(calendarDay.clone(), { kind: 'day' });

/** A day in the past. Tomorrow is allowed too, for time zones ahead of the build machine's. */
export const pastDay = () =>
  field(
    calendarDay.refine(
      (text) => text <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      'is in the future. Write a past date.',
    ),
    { kind: 'day' },
  );

/** A month (YYYY-MM) or a day. */
export const month = () =>
  field(
    z
      .string()
      .refine((text) => z.iso.date().safeParse(text.length === 7 ? `${text}-01` : text).success, {
        error: 'is not a month. Write it as YYYY-MM, such as 2025-06.',
        abort: true,
      })
      .refine(isInRange, outside),
    { kind: 'month' },
  );

/** A time of day in India, HH:MM (24 hours). */
export const time = () =>
  field(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time. Write it as HH:MM (24 hours), such as 09:30.'), {
    kind: 'time',
  });

/** A path on another website, below a base URL: products/rice-bowl. */
export const pathBelow = () =>
  plain().regex(
    /^(?=.{1,200}$)(?!(?:.*\/)?(?:\.|%2e){1,2}(?:\/|$))(?:[\w~.-]|%(?!2f|5c|[01]|7f)[\da-f]{2}|(?<=[^/])\/(?=[^/]))+$/i,
    'is not a path below an address. Write it as products/rice-bowl.',
  );

/** Whether a link to another website, an e-mail address or a phone number can work. */
export const isAddress = (href: string): boolean =>
  href.startsWith('https:')
    ? URL.canParse(href) && /\.[a-z][a-z\d-]*$/.test(new URL(href).hostname) && new URL(href).username === ''
    : /^mailto:[^\s@,?]+@[^\s@,?]+\.[^\s@,?]+(?:\?\S*)?$|^tel:\+?\d(?:[\d\s().-]|%20)*\d$/i.test(href);

/** The URL of another website. */
export const url = () =>
  field(
    z
      .string()
      .refine(
        (text) => text.startsWith('https://') && isAddress(text),
        'is not a valid address. Write it as https://example.org.',
      ),
    { kind: 'url' },
  );

/** The path of a page of this site: a route (lib/routes/index.ts) or an item. The loader checks that the item exists. */
export const sitePath = () =>
  field(
    z.string().refine(isSitePath, {
      error: ({ input }) =>
        `${quoteText(input)} is not a page of this site. ${didYouMean(String(input), Object.keys(routes))}`.trim(),
    }),
    { kind: 'path' },
  );

/** An anchor on a page (`#programs`). The loader checks that the page has it. */
export const anchor = () => field(z.enum(anchorNames), { kind: 'choice' });

/** A picture of content/images. Its record must have a crop for each of the slots. */
export const picture = (...slots: readonly SlotName[]) => field(z.string().min(1), { kind: 'picture', slots });

/**
 * A file by its name, in one of the folders. Without folders: a file of the site by its path, such as /news/feed.xml.
 */
export const file = (...folders: readonly string[]) =>
  field(z.string().min(1), { kind: 'file', ...(folders.length > 0 && { folders }) });

/** An audio recording. */
export const recording = () =>
  file('public/recordings').regex(/\.(mp3|m4a|ogg)$/, 'is not a recording. Save it as MP3, M4A or Ogg.');

/** The name of a figure in content/site/figures.yaml. */
export const figure = () => field(z.string().min(1), { kind: 'figure' });

/** The id (file name) of an item of a collection. */
export const reference = (collection: string) => field(z.string().min(1), { kind: 'reference', collection });

/** One of a fixed set of values. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  field(z.enum(values), { kind: 'choice' });

export const icon = () => field(z.enum(Object.keys(icons) as IconName[]), { kind: 'choice' });

/** Marks invented demonstration data. The release check lists it. */
export const sample = () => z.literal(true).optional().describe('Set for invented content, for the demonstration');

/** The day on which the person named, quoted or described in the item consented in writing. */
export const consent = () =>
  pastDay()
    .optional()
    .describe('The day on which she agreed in writing to be shown here; required for every person who is not a sample');

/** Former file names of the item, which redirect to its page (lib/pages/redirects.ts). */
export const formerly = () =>
  z
    .array(plain().refine((name) => !isReserved(name), 'is not a file name. Write it without an extension.'))
    .optional()
    .describe('Former names of the file; their addresses redirect to this page');

/** Marks data that is still missing. The release check lists it. */
export const placeholder = () =>
  z.literal(true).optional().describe('Set while the value is a placeholder; the release check lists it');

/** An average rating by learners or customers. */
export const rating = () => z.number().min(0).max(5);

/** A non-negative integer. */
export const count = () => z.int().min(0).max(1_000_000);

/** The position of an item in its collection. */
export const order = () =>
  z
    .int()
    .min(0)
    .max(9999)
    .optional()
    .describe('The position in lists, in ascending order. Items without a number come last, by file name');

export const rupees = () => z.int().min(0).max(1_000_000).describe('Whole rupees');

/** A number in the catalogue: CS-01. Also used in CSV files and structured data. */
export const code = () =>
  plain().regex(
    /^(?=.{1,20}$)[A-Z0-9]+(?:-[A-Z0-9]+)*$/,
    'is not a code. Write capital letters, digits and hyphens, such as CS-01.',
  );

export const price = () => z.int().min(1).max(100_000).describe('Whole rupees, with GST');
