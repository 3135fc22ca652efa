import * as z from 'zod';

import { downloadNames } from '@/lib/content/download-files';

import { actions, action } from './fields/actions';
import { distinctBy, page, single } from './define';
import { choice, day, figure, line, paragraph, picture, plain, reference, sample, url } from './fields';
import { figuresWith, heading, steps } from './fields/parts';
import { closing, offerLines } from './fields/sections';

/** A link to a download. */
export const fileDownload = () => z.strictObject({ label: line(), download: choice(downloadNames) });

/** /media-kit. */
export const mediaKit = page('media-kit', {
  hero: heading().extend({ picture: picture('bleed') }),
  cards: z.strictObject({ title: line(), cards: offerLines() }),
  facts: heading().extend({
    figures: figuresWith(),
    file: fileDownload(),
    more: action().optional(),
  }),
  brand: heading().extend({
    file: fileDownload(),
    logos: line(),
    download: line().describe('The words before a file name, for screen readers'),
    colours: line(),
    rulesTitle: line(),
    rules: z.array(line()).min(1),
  }),
  mentions: heading()
    .extend({
      reports: z
        .array(z.strictObject({ publication: line(), title: line(), date: day(), url: url(), sample: sample() }))
        .optional(),
    })
    .describe('Articles about us, newest first; not shown while the list is empty'),
  contact: heading().extend({ person: reference('leaders').optional(), hours: line(), actions: actions() }),
  closing: closing(),
});

/** The latest press release: its page and its PDF. */
export const pressRelease = page('press-release', {
  lead: paragraph(),
  release: z.strictObject({
    label: line(),
    title: line().describe('The headline of the page and of the PDF'),
    picture: picture('bleed'),
    place: line(),
    date: day().describe('The release date'),
    paragraphs: z.array(paragraph()).min(1),
    quote: z.strictObject({ text: paragraph(), person: reference('leaders'), sample: sample() }).optional(),
    aboutTitle: line(),
    about: paragraph(),
    contactTitle: line(),
    file: fileDownload(),
  }),
  closing: closing(),
});

/** Brand colours and logos. Logos are drawn from content/site/mark.svg and the names (build/identity). */
const colour = () => plain().regex(/^#[0-9a-f]{6}$/, 'is not a colour. Write it as #97321f.');

export const brand = single({
  file: 'site/brand',
  fields: {
    papers: z
      .strictObject({ ground: colour(), ink: colour(), muted: colour(), accent: colour() })
      .describe('Colours of share pictures and of PDF covers: the background, and three colours on it'),
    colours: z
      .array(
        z.strictObject({
          id: plain().describe('The name by which logos refer to it'),
          name: line(),
          hex: colour(),
          use: line(),
        }),
      )
      .min(1)
      .check(distinctBy('id')),
    logos: z
      .array(
        z.strictObject({
          title: line(),
          ground: choice(['light', 'dark']),
          shape: choice(['logo', 'mark']),
        }),
      )
      .min(1),
  },
});

/**
 * The gifting catalogue (PDF). Crafts, product types and places come from the hubs, prices from pieces and sets.
 */
export const catalogue = single({
  file: 'papers/catalogue',
  fields: {
    title: line(),
    subject: line(),
    date: day().describe('The date of the document. Update it with the text'),
    cover: z.strictObject({
      lead: paragraph(),
      edition: line(),
      picture: picture(),
    }),
    work: heading().extend({
      points: steps(),
      figures: z.array(figure()).max(4).optional(),
      asOf: line(),
      picture: picture(),
    }),
    crafts: heading().extend({
      kinds: line(),
      note: paragraph(),
    }),
    articles: heading().extend({
      article: line(),
      weeks: line({ variables: ['weeks'] }),
    }),
    order: heading().extend({ steps: steps() }),
    form: heading().extend({
      columns: z.array(line()).length(4),
      fields: z.array(line()).min(1),
      sign: line(),
    }),
    terms: heading().extend({ rows: z.array(z.strictObject({ name: line(), text: paragraph() })).min(1) }),
    contact: heading(),
  },
});

/** The fact sheet (PDF): one page. Hubs come from the collection, other figures from /media-kit. */
export const factSheet = single({
  file: 'papers/fact-sheet',
  fields: {
    title: line(),
    heading: line(),
    subject: line(),
    date: day().describe('The date of the document. Update it with the text'),
    rows: z.strictObject({ what: line(), makers: line() }),
    hubs: line(),
    makers: line(),
    figures: z.array(figure()).optional().describe('Figures in addition to those of /media-kit'),
    columns: z.strictObject({ figure: line(), counts: line(), source: line() }),
    asOf: line(),
    contactTitle: line(),
  },
});

/** Text that only the PDF of the press release has; the rest comes from its page. */
export const pressReleasePdf = single({
  file: 'papers/press-release',
  fields: { subject: line(), immediate: line(), more: line(), picture: picture() },
});

/** Files in the brand assets archive other than logos and colours. */
export const brandAssets = single({
  file: 'papers/brand-assets',
  fields: {
    date: day().describe('The date of the files'),
    heading: line(),
    filesTitle: line(),
    files: z.array(line()).min(1),
    coloursTitle: line(),
    creditsTitle: line(),
    questions: line(),
    pictures: z.array(picture()).min(1),
  },
});

/** Labels shared by several PDFs. */
export const pdfWords = single({
  file: 'papers/words',
  fields: { phone: line(), whatsapp: line(), email: line(), website: line(), hours: line() },
});
