import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

import { extractText, getDocumentProxy } from 'unpdf';

import { getContent } from '@/lib/content';
import { getFigure } from '@/lib/content/figures';
import { downloadNames } from '@/lib/content/download-files';
import { getDownloadFile, listDownloadLanguages } from '@/lib/press/get-download-file';
import { getCatalogue, getFactSheet, getPressRelease } from '@/lib/press/pdf-content';
import { locales } from '@/lib/language';
import { hasSamples } from '@/lib/content/samples';
import { getFormats } from '@/lib/language/format';

import { exportedPages, exportFolder, find } from './support/pages';
import { expect, test } from '@playwright/test';

const { enterprise, constants } = getContent('en');
const { rupees: formatRupees } = getFormats('en');
const catalogue = getCatalogue('en');

const largestBytes = 2_000_000;

/** Each PDF with its expected content. */
const downloads = [
  {
    language: 'en',
    file: getDownloadFile('catalogue'),
    title: catalogue.title,
    date: catalogue.date,
    content: [
      catalogue.cover.title,
      getFormats('en').date(catalogue.date),
      formatRupees(constants.rupees.freeShippingAbove),
      ...catalogue.crafts.crafts.flatMap(({ name, kinds }) => [name, ...kinds]),
      ...catalogue.order.steps.map(({ title }) => title),
      ...catalogue.terms.rows.map(({ text }) => text),
      enterprise.phone,
      enterprise.email,
    ],
  },
  ...listDownloadLanguages('press-release').map((language) => {
    const { title, date, release, speaker = '' } = getPressRelease(language);
    return {
      language,
      file: getDownloadFile('press-release', language),
      title,
      date,
      content: [release.title, getFormats(language).date(date), ...release.paragraphs, speaker, enterprise.email],
    };
  }),
  ...listDownloadLanguages('fact-sheet').map((language) => {
    const { title, date, about, figures } = getFactSheet(language);
    const shown = figures.flatMap((name) => {
      const { value, label, counts } = getFigure(name, language);
      return [`${value} ${label.toLowerCase()}`, counts];
    });
    return {
      language,
      file: getDownloadFile('fact-sheet', language),
      title,
      date,
      content: [about, ...shown, enterprise.phone, enterprise.email],
    };
  }),
] as const;

/** A PDF with decompressed streams. */
function contentOf(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(/stream\r?\n/g)].flatMap(({ 0: head, index }) => {
    try {
      return [inflateSync(pdf.subarray(index + head.length)).toString('latin1')];
    } catch {
      return [];
    }
  });
  return [source, ...streams].join('\n');
}

/** Text without spaces, because PDF readers differ in spaces between lines and fonts. */
const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

/**
 * Whether pdf.js extracts a text as it was written. It ignores the text that Typst attaches to each Tamil letter
 * (ActualText), which other readers use, and takes the glyphs in their visual order.
 */
const isReadable = (text: string): boolean => !/[\u0B80-\u0BFF]/.test(text);

// Typst itself ensures tags, language and alt texts (PDF/UA-1).
for (const { language, file, title, date, content } of downloads) {
  test(`${file} has its metadata, its content as text, and the site's fonts`, async () => {
    const bytes = readFileSync(join(exportFolder, 'papers', file));
    expect(bytes.length).toBeLessThan(largestBytes);
    const fonts = [...contentOf(bytes).matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name = '']) => name);
    expect(fonts).not.toEqual([]);
    expect(fonts.filter((name) => !/^(Eczar|AnekTamil|MuktaMalar)/.test(name))).toEqual([]);

    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: title,
      Language: locales[language],
      CreationDate: `D:${date.replaceAll('-', '')}000000Z`,
    });
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);

    const { text: pages } = await extractText(pdf);
    const text = withoutSpaces(pages.join(''));
    expect(content.filter((words) => isReadable(words) && !text.includes(withoutSpaces(words)))).toEqual([]);
    expect(text.match(/₹(?!\d)/g)).toBeNull();
    const { demonstration } = getContent(language).words.site;
    const demonstrating = pages.filter((page) => withoutSpaces(page).includes(withoutSpaces(demonstration)));
    if (isReadable(demonstration)) expect(demonstrating).toHaveLength(hasSamples() ? pages.length : 0);
  });
}

/** Links to downloads on all pages. */
const downloadLinks = exportedPages.flatMap((page) =>
  find(page, 'a')
    .filter(({ attributes }) => attributes.href?.startsWith('/papers/'))
    .map(({ attributes: { href = '' }, text }) => ({ page: page.path, href, text })),
);

const kinds = { PDF: '%PDF', ZIP: 'PK', CSV: '\u00EF\u00BB\u00BF' } as const;
const units = { bytes: 1, kB: 1000, MB: 1_000_000 } as const;

const files = downloadNames.flatMap((name) =>
  listDownloadLanguages(name).map((language) => getDownloadFile(name, language)),
);

for (const file of files) {
  test(`every link to ${file} has its type and size`, () => {
    const path = join(exportFolder, 'papers', file);
    const [bytes, start] = [statSync(path).size, readFileSync(path).toString('latin1', 0, 4)];
    const links = downloadLinks.filter(({ href }) => href === `/papers/${file}`);

    // Prices are there once there is a gift set.
    if (!file.endsWith('.csv') || getContent('en').giftSets.length > 0) expect(links.length).toBeGreaterThan(0);
    for (const { page, text } of links) {
      const [, kind, size, unit] = /\((PDF|ZIP|CSV), ([\d.]+) (bytes|kB|MB), /.exec(text) ?? [];
      expect(start, `${page}: ${text}`).toContain(kinds[kind as keyof typeof kinds]);
      // Kilobytes are rounded to integers, megabytes to one decimal.
      const exact = bytes / units[unit as keyof typeof units];
      expect(Number(size), `${page}: ${text}`).toBeCloseTo(exact, unit === 'MB' ? 1 : 0);
    }
  });
}
