import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

import { getDocumentProxy } from 'unpdf';

import { contentIn } from '@/lib/content';
import { figureAt } from '@/lib/figures';
import { paperFiles } from '@/lib/press/paper-files';
import { catalogueIn, factSheetIn, pressReleaseIn } from '@/lib/press/papers-content';
import { locales } from '@/lib/languages';
import { holdsSamples } from '@/lib/samples';
import { formatsOf } from '@/lib/text/format';

import { exportedPages, exportFolder, find } from './support/pages';
import { expect, test } from '@playwright/test';

const language = 'en' as const;
const {
  enterprise,
  constants,
  interface: { demonstration },
} = contentIn(language);
const { date: formatDate, rupees: formatRupees } = formatsOf(language);
const [catalogue, pressRelease, factSheet] = [catalogueIn(language), pressReleaseIn(language), factSheetIn(language)];

const largestBytes = 2_000_000;

/** What each PDF must hold, and how it must be. */
const papers = [
  {
    file: paperFiles.catalogue,
    title: catalogue.title,
    date: catalogue.date,
    holds: [
      catalogue.cover.title,
      formatDate(catalogue.date),
      formatRupees(constants.rupees.freeShippingAbove),
      ...catalogue.crafts.crafts.flatMap(({ name, kinds }) => [name, ...kinds]),
      ...catalogue.order.steps.map(({ title }) => title),
      ...catalogue.terms.rows.map(({ text }) => text),
      enterprise.phone,
      enterprise.email,
    ],
  },
  {
    file: paperFiles['press-release'],
    title: pressRelease.title,
    date: pressRelease.date,
    holds: [
      pressRelease.release.title,
      formatDate(pressRelease.date),
      ...pressRelease.release.paragraphs,
      pressRelease.speaker ?? '',
      enterprise.email,
    ],
  },
  {
    file: paperFiles['fact-sheet'],
    title: factSheet.title,
    date: factSheet.date,
    holds: [
      factSheet.about,
      ...factSheet.figures.flatMap((name) => {
        const { value, label, counts } = figureAt(name, language);
        return [`${value} ${label.toLowerCase()}`, counts];
      }),
      enterprise.phone,
      enterprise.email,
    ],
  },
] as const;

type StructureNode = { readonly role?: string; readonly alt?: string; readonly children?: readonly StructureNode[] };

const rolesOf = (node: StructureNode): string[] => [node.role ?? '', ...(node.children ?? []).flatMap(rolesOf)];
const figuresIn = (node: StructureNode): StructureNode[] =>
  node.role === 'Figure' ? [node] : (node.children ?? []).flatMap(figuresIn);

async function read(file: string) {
  const path = join(exportFolder, 'papers', file);
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(path)), { verbosity: 0 });
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const tree = (await page.getStructTree()) as StructureNode;
      return { text: items.map((item) => ('str' in item ? item.str : '')).join(' '), tree };
    }),
  );
  const text = pages.map((page) => page.text).join(' ');
  const { info } = await pdf.getMetadata();
  return {
    bytes: statSync(path).size,
    count: pdf.numPages,
    text,
    info: new Map<string, unknown>(Object.entries(info)),
    marks: await pdf.getMarkInfo(),
    pages,
  };
}

/** A PDF with its compressed streams in plain. */
function contentOf(file: string): string {
  const pdf = readFileSync(join(exportFolder, 'papers', file));
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

/** Letters alone: where a reader puts spaces between two lines or two faces is its own affair. */
const bare = (text: string): string => text.replaceAll(/\s+/g, '');

for (const { file, title, date, holds } of papers) {
  test(`${file} opens, says what it is, and holds its words as text`, async () => {
    const paper = await read(file);

    expect(paper.bytes).toBeLessThan(largestBytes);
    expect(paper.info.get('Title')).toBe(title);
    expect(paper.info.get('Language')).toBe(locales[language]);
    expect(paper.info.get('CreationDate')).toBe(`D:${date.replaceAll('-', '')}000000Z`);
    const text = bare(paper.text);
    expect(holds.filter((words) => !text.includes(bare(words)))).toEqual([]);
  });

  test(`${file} is tagged: headings in order, every picture with words`, async () => {
    const paper = await read(file);
    expect(paper.marks?.Marked).toBe(true);

    const roles = paper.pages.flatMap(({ tree }) => rolesOf(tree));
    const levels = roles.filter((role) => /^H[1-6]$/.test(role)).map((role) => Number(role[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);

    const figureTags = paper.pages.flatMap(({ tree }) => figuresIn(tree));
    expect(figureTags.filter(({ alt }) => !alt)).toEqual([]);
  });

  test(`${file} is set in the site's fonts, none of them missing`, () => {
    const names = [...contentOf(file).matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name);

    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^(Eczar|AnekTamil)/.test(name ?? ''))).toEqual([]);
  });

  test(`${file} says on each page that it holds samples, while it does`, async () => {
    const { pages } = await read(file);
    const missing = pages.filter(({ text }) => !bare(text).includes(bare(demonstration)));

    expect(missing.length).toBe(holdsSamples() ? 0 : pages.length);
  });

  test(`${file} puts every rupee sign before its amount`, async () => {
    const { text } = await read(file);
    expect(bare(text).match(/₹(?!\d)/g)).toBeNull();
  });
}

/** The links to papers, on every page. */
const paperLinks = exportedPages.flatMap((page) =>
  find(page, 'a')
    .filter(({ attributes }) => attributes.href?.startsWith('/papers/'))
    .map(({ attributes: { href = '' }, text }) => ({ page: page.path, href, text })),
);

const kinds = { PDF: '%PDF', ZIP: 'PK', CSV: '\u00EF\u00BB\u00BF' } as const;
const units = { bytes: 1, kB: 1000, MB: 1_000_000 } as const;

for (const file of Object.values(paperFiles)) {
  test(`every link to ${file} says what it is and how large`, () => {
    const path = join(exportFolder, 'papers', file);
    const [bytes, start] = [statSync(path).size, readFileSync(path).toString('latin1', 0, 4)];
    const links = paperLinks.filter(({ href }) => href === `/papers/${file}`);

    expect(links.length).toBeGreaterThan(0);
    for (const { page, text } of links) {
      const [, kind, size, unit] = /\((PDF|ZIP|CSV), ([\d.]+) (bytes|kB|MB), /.exec(text) ?? [];
      expect(start, `${page}: ${text}`).toContain(kinds[kind as keyof typeof kinds]);
      // Kilobytes are rounded to whole ones, megabytes to a tenth.
      const exact = bytes / units[unit as keyof typeof units];
      expect(Number(size), `${page}: ${text}`).toBeCloseTo(exact, unit === 'MB' ? 1 : 0);
    }
  });
}
