import * as z from 'zod';

import { type IconName, icons } from '@/lib/drawing/icons';
import type { SlotName } from './picture-slots';
import { findNearest } from '@/lib/language/nearest';
import { isSitePath, places, routes } from '@/lib/routes';

import { adviseOnAddress } from './addresses';
import { quoteText } from './messages';
import { field } from './info';
import { plain, adviseOnReservedName, slug } from './words';

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const describeDay = ({ input }: { input?: unknown }): string =>
  /^\d{4}-\d{2}$/.test(String(input))
    ? `${quoteText(input)} is a month. Write a full date, as YYYY-MM-DD.`
    : /^\d{4}-\d{2}-\d{2}$/.test(String(input))
      ? `${quoteText(input)} is not a date of the calendar. Check the month and the day.`
      : `${quoteText(input)} is not a date. Write it as YYYY-MM-DD, such as 2026-12-06.`;

const describeMissingDay = ({ input }: { input?: unknown }): string | undefined =>
  input === undefined ? 'is missing. Write a date, such as 2026-12-06.' : undefined;

/** A phone number in international format: a plus and 8 to 15 digits (ITU-T E.164), in groups. */
export const phone = (example: string) =>
  plain()
    .regex(/^\+(\d ?){7,14}\d$/, `is not a phone number. Write it with the country code, such as ${example}.`)
    .refine((text) => !text.startsWith('+91') || text.replaceAll(' ', '').length === 13, {
      error: `is not an Indian number. Write ten digits after +91, such as ${example}.`,
    });

/** A number on WhatsApp: in India a mobile one. */
export const whatsappNumber = (example: string) =>
  phone(example).refine((text) => !text.startsWith('+91') || /^\+91 ?[6-9]/.test(text), {
    error: `is not an Indian mobile number. Write a number that starts with 6 to 9 after +91, such as ${example}.`,
  });

/** An e-mail address, as browsers accept it (HTML, `type=email`), with a dot in its host. */
export const email = () =>
  plain().regex(
    /^[\w+-]+(?:\.[\w+-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i,
    'is not an e-mail address. Write it as name@example.org.',
  );

/** The range of days allowed in content. It catches years with two or five digits. */
export const days = { min: '2020-01-01', max: '2100-12-31' } as const;

const outside = ({ input }: { input?: unknown }): string =>
  `${quoteText(input)} is outside the years 2020 to 2100. Write the year with four digits.`;

const isInRange = (text: string): boolean => text >= days.min.slice(0, text.length) && text <= days.max;

/** A calendar day, YYYY-MM-DD (ISO 8601). */
export const day = () =>
  field(
    z
      .string({ error: describeMissingDay })
      .refine(isDay, { error: describeDay, abort: true })
      .refine(isInRange, { error: outside }),
    { kind: 'day' },
  );

/** A day in the past. Tomorrow is allowed too, for time zones ahead of the build machine's. */
export const pastDay = () =>
  field(
    day().refine((text) => text <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), {
      error: ({ input }) => `${quoteText(input)} is in the future. Write a past date.`,
    }),
    { kind: 'day' },
  );

/** A month (YYYY-MM) or a day. */
export const month = () =>
  field(
    z
      .string()
      .refine((text) => isDay(text) || isDay(`${text}-01`), {
        error: ({ input }) => `${quoteText(input)} is not a month. Write it as YYYY-MM, such as 2025-06.`,
        abort: true,
      })
      .refine(isInRange, { error: outside }),
    { kind: 'month' },
  );

/** A time of day in India, HH:MM (24 hours). */
export const time = () =>
  field(
    z.string().refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), {
      error: ({ input }) => `${quoteText(input)} is not a time. Write it as HH:MM (24 hours), such as 09:30.`,
    }),
    { kind: 'time' },
  );

/** A path on another website, below a base URL: products/rice-bowl. */
export const pathBelow = () =>
  plain().regex(
    /^(?=.{1,200}$)(?!(?:.*\/)?(?:\.|%2e){1,2}(?:\/|$))(?:[\w~.-]|%(?!2f|5c|[01]|7f)[\da-f]{2}|(?<=[^/])\/(?=[^/]))+$/i,
    'is not a path below an address. Write it as products/rice-bowl.',
  );

/** The URL of another website, without a trailing slash. */
export const url = () =>
  field(
    z
      .string()
      .refine((text) => /^https:\/\/.*[^/]$/.test(text), {
        error: ({ input }) =>
          `${quoteText(input)} is not a valid address. Start it with https:// and end it without a slash.`,
        abort: true,
      })
      .refine((text) => adviseOnAddress(text) === undefined, {
        error: ({ input }) => `${quoteText(input)} is not a valid address. ${adviseOnAddress(String(input)) ?? ''}`,
      }),
    { kind: 'url' },
  );

function suggestPage(path: string): string {
  const nearest = findNearest(path, Object.keys(routes));
  return nearest === undefined ? '' : ` Did you mean '${nearest}'?`;
}

/** The path of a page of this site: a route (lib/routes/index.ts) or an item. The loader checks that the item exists. */
export const sitePath = () =>
  field(
    z.string().refine(isSitePath, {
      error: ({ input }) => `${quoteText(input)} is not a page of this site.${suggestPage(String(input))}`,
    }),
    {
      kind: 'path',
    },
  );

/** An anchor on a page (`#programs`). The loader checks that the page has it. */
export const place = () => field(z.enum(places), { kind: 'choice' });

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
    .array(
      plain()
        .regex(slug, 'is not a file name. Write lower-case letters, digits and hyphens, without an extension.')
        .refine((name) => adviseOnReservedName(name) === undefined, {
          error: ({ input }) => `${quoteText(input)} ${adviseOnReservedName(String(input)) ?? ''}`,
        }),
    )
    .optional()
    .describe('Former names of the file; their addresses redirect to this page');

/** Marks data that is still missing. The release check lists it. */
export const placeholder = () =>
  z.literal(true).optional().describe('Set while the value is a placeholder; the release check lists it');

/** An average rating by learners or customers. */
export const rating = () =>
  z.number('is not a rating from 0 to 5. Write a number without quotes, such as 4.8.').min(0).max(5);

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
