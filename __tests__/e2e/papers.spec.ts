import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { getDocumentProxy } from 'unpdf';

import { hubs } from '@/content/hubs';
import { figures } from '@/content/figures';
import { catalogue } from '@/content/papers/catalogue';
import { paperFiles } from '@/content/papers/delivery';
import { factSheet, pressRelease } from '@/content/papers/press';
import { rupees } from '@/content/policy-facts';
import { site } from '@/content/site';
import { formatDate, formatRupees } from '@/lib/format';

import { exportFolder } from './support/pages';
import { expect, test } from './support/test';

const largestBytes = 2_000_000;

/** What each PDF must hold, and how it must be. */
const papers = [
  {
    file: paperFiles.catalogue,
    title: catalogue.title,
    pages: 6,
    date: catalogue.date,
    holds: [
      catalogue.cover.title,
      formatDate(catalogue.date),
      formatRupees(rupees.freeShippingAbove),
      ...catalogue.crafts.crafts.flatMap(({ name, kinds }) => [name, ...kinds]),
      ...catalogue.order.steps.map(({ title }) => title),
      site.phone.display,
      site.email,
    ],
  },
  {
    file: paperFiles['press-release'],
    title: pressRelease.title,
    pages: 2,
    date: pressRelease.date,
    holds: [
      pressRelease.release.title,
      formatDate(pressRelease.date),
      ...pressRelease.release.paragraphs,
      pressRelease.release.quote.by,
      site.email,
    ],
  },
  {
    file: paperFiles['fact-sheet'],
    title: factSheet.title,
    pages: 1,
    date: factSheet.date,
    holds: [factSheet.about, ...factSheet.figures.map((name) => figures[name].counts), site.phone.display, site.email],
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

/** Letters alone: where a reader puts spaces between two lines or two faces is its own affair. */
const bare = (text: string): string => text.replaceAll(/\s+/g, '');

for (const { file, title, pages, date, holds } of papers) {
  test(`${file} opens, says what it is, and holds its words as text`, async () => {
    const paper = await read(file);

    expect(paper.bytes).toBeLessThan(largestBytes);
    expect(paper.count).toBe(pages);
    expect(paper.info.get('Title')).toBe(title);
    expect(paper.info.get('Language')).toBe(site.locale);
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

  test(`${file} brings its own fonts`, () => {
    const bytes = readFileSync(join(exportFolder, 'papers', file)).toString('latin1');
    const descriptors = bytes.match(/\/Type \/FontDescriptor[^]*?>>/g) ?? [];
    expect(descriptors.length).toBeGreaterThan(0);
    expect(descriptors.filter((descriptor) => !descriptor.includes('/FontFile'))).toEqual([]);
  });
}

test('Tamil words carry the text as it is written, whatever order their signs are drawn in', async () => {
  const { pages } = await read(paperFiles.catalogue);
  // The reader of this test shows drawn order: every letter of the word is there, none is a box.
  const letters = new Set(pages.map(({ text }) => text).join(''));
  const missing = hubs
    .filter(({ status }) => status === 'Active')
    .flatMap(({ tamil }) => Array.from(tamil).filter((letter) => !letters.has(letter)));
  expect(missing).toEqual([]);
});
