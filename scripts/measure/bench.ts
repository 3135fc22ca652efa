// `npm run bench`: what each page of out/ weighs, held against budgets.json, beside what Next.js by itself would have sent.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { parse, type DefaultTreeAdapterTypes } from 'parse5';

import { firstPageOf } from '@/lib/routes';
import { filesBelow } from '@/scripts/lib/files';
import { attribute, elementsOf, rangeOf, textOf, type Element } from '@/scripts/build/export/html';
import { islandsOf } from '@/scripts/build/export/page';
import { isOfNext, scriptKind } from '@/scripts/build/export/scripts';
import { isSheetLink } from '@/scripts/build/export/sheets';

import budgets from '../../budgets.json' with { type: 'json' };
import { pagesIn } from '../lib/page-kinds';
import { program } from '../lib/program';

/** The part of budgets.json that is held here. */
export type Budgets = {
  readonly leeway: { readonly share: number };
  readonly firstPaint: { readonly everyPage: number };
  readonly script: { readonly withoutIsland: number; readonly withIsland: Readonly<Record<string, number>> };
  readonly fonts: { readonly english: number; readonly withTamil: number; readonly inTamil: number };
};

/** The size of something sent, in bytes: as it is, and as a host sends it. */
type Weight = { readonly raw: number; readonly brotli: number };

/** What one page costs, by kind. */
type PageWeight = {
  readonly html: Weight;
  /** Sheets in files; those in the page itself are part of `html`. */
  readonly css: Weight;
  /** Scripts in files that a browser of today loads, with what they import; those in the page are part of `html`. */
  readonly js: Weight;
  /** Scripts in the page itself, data and speculation rules aside. */
  readonly inlineJs: number;
  /** What first paint waits for, compressed: the sheets, and the page as far as the first script of its own. */
  readonly firstPaint: number;
};

/** A page of the finished export, weighed. */
export type MeasuredPage = PageWeight & {
  /** Its path on the site; `/404` for the page of what does not exist. */
  readonly path: string;
  readonly hasIsland: boolean;
  readonly hasTamil: boolean;
  /** Bytes of the fonts that its text loads. */
  readonly fonts: number;
  /** The page as Next.js rendered it, where that is at hand. */
  readonly plain?: PageWeight | undefined;
};

const add = (one: Weight, other: Weight): Weight => ({ raw: one.raw + other.raw, brotli: one.brotli + other.brotli });

/** Weighs a text, compressed once as hard as brotli can. */
export function weigh(text: string | Buffer): Weight {
  const bytes = Buffer.from(text);
  return { raw: bytes.length, brotli: brotliCompressSync(bytes).length };
}

/**
 * Weighs what a browser loads to show a page and hydrate it: fonts and pictures aside.
 *
 * @param weighFile weighs a file of the export by its path
 */
export function weighPage(html: string, weighFile: (path: string) => Weight): PageWeight {
  const elements = elementsOf(html);
  // What comes behind `?` is no part of the file's name.
  const weighAll = (those: readonly Element[], name: string): Weight =>
    those
      .map((element) => weighFile((attribute(element, name) ?? '').replace(/\?.*/, '')))
      .reduce(add, { raw: 0, brotli: 0 });
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const inFiles = scripts.filter((script) => attribute(script, 'src') !== undefined);
  const inline = scripts.filter((script) => attribute(script, 'src') === undefined && isOfNext(scriptKind(script)));
  const ofToday = inFiles.filter((script) => attribute(script, 'nomodule') === undefined);
  const imported = elements.filter((element) => attribute(element, 'rel') === 'modulepreload');
  const css = weighAll(elements.filter(isSheetLink), 'href');
  const whole = weigh(html);
  const shown = inline[0] ? weigh(html.slice(0, rangeOf(inline[0]).start)) : whole;

  return {
    html: whole,
    css,
    js: add(weighAll(ofToday, 'src'), weighAll(imported, 'href')),
    inlineJs: inline.reduce((bytes, script) => bytes + Buffer.byteLength(textOf(script)), 0),
    firstPaint: shown.brotli + css.brotli,
  };
}

/** Weighs files by their path on the site, each once. */
function weigher(fileOf: (path: string) => string): (path: string) => Weight {
  const weights = new Map<string, Weight>();
  return (path) => {
    const weight = weights.get(path) ?? weigh(readFileSync(fileOf(path)));
    weights.set(path, weight);
    return weight;
  };
}

type Node = DefaultTreeAdapterTypes.Node;

/** What a browser shows of a node when the page has loaded: nothing of a closed menu, of a closed answer its question. */
function shownTextIn(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const has = (name: string) => 'attrs' in node && node.attrs.some((each) => each.name === name);
  if (/^(head|script|style|template|noscript)$/.test(node.nodeName) || has('hidden') || has('popover')) return '';
  const isClosed = node.nodeName === 'details' && !has('open');
  const shown = isClosed ? node.childNodes.filter(({ nodeName }) => nodeName === 'summary') : node.childNodes;
  return shown.map(shownTextIn).join('');
}

/** The text that a page shows when it has loaded. */
export const shownTextOf = (html: string): string => shownTextIn(parse(html));

/** Whether a text has Tamil letters, which have a font of their own. */
export const hasTamil = (text: string): boolean => /[\u0B80-\u0BFF]/.test(text);

/**
 * The font files that a text makes a browser load: those whose range holds a character of it. That some element asks for
 * every font is taken as given, for each page has a heading in one and text in the other.
 *
 * @returns their names, without folders
 */
export function fontsFor(text: string, css: string): string[] {
  const codePoints = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
  const names = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const file = /url\(["']?([^"')]+)/.exec(body)?.[1]?.split('/').at(-1);
    const range = /unicode-range\s*:\s*([^;]+)/.exec(body)?.[1] ?? 'U+0-10FFFF';
    const ranges = Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi), ([, from = '', to = from]) =>
      [from, to].map((digits) => Number.parseInt(digits, 16)),
    );
    const isLoaded = codePoints.some((point) => ranges.some(([from = 0, to = 0]) => from <= point && point <= to));
    return file && isLoaded ? file : [];
  });
  return [...new Set(names)];
}

/**
 * Weighs every page of a finished export.
 *
 * @param rendered the folder of what Next.js built it from, before the export was finished
 * @throws {Error} when there is no export
 */
export function measureExport(out: string, rendered: string): MeasuredPage[] {
  const files = filesBelow(out);
  const pages = pagesIn(out);
  if (pages.length === 0) throw new Error(`${out}/ holds no site. Run \`npm run build\`.`);

  const weighFile = weigher((path) => join(out, path));
  const weighPlainFile = weigher((path) => join(rendered, path.replace('/_next/', '')));
  const weighPlain = (file: string): PageWeight | undefined => {
    const page = join(rendered, 'server/app', file);
    return existsSync(page) ? weighPage(readFileSync(page, 'utf8'), weighPlainFile) : undefined;
  };
  const fontSizes = new Map(
    files
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => [file.split('/').at(-1), statSync(join(out, file)).size]),
  );
  const cssOf = (element: Element): string => {
    if (element.tagName === 'style') return textOf(element);
    return isSheetLink(element) ? readFileSync(join(out, attribute(element, 'href') ?? ''), 'utf8') : '';
  };

  return pages.map(({ file, path }) => {
    const html = readFileSync(join(out, file), 'utf8');
    const elements = elementsOf(html);
    const text = shownTextOf(html);
    const fonts = fontsFor(text, elements.map(cssOf).join('\n'));
    return {
      ...weighPage(html, weighFile),
      path,
      hasIsland: islandsOf(elements).length > 0,
      hasTamil: hasTamil(text),
      fonts: fonts.reduce((sum, font) => sum + (fontSizes.get(font) ?? 0), 0),
      plain: weighPlain(file),
    };
  });
}

const bytes = (count: number): string => `${count.toLocaleString('en')} bytes`;

/** Below /ta headings are Tamil too, and no Latin face of their own is loaded. */
function fontBudget({ path, hasTamil: tamil }: MeasuredPage, fonts: Budgets['fonts']): number {
  if (/^\/ta(\/|$)/.test(path)) return fonts.inTamil;
  return tamil ? fonts.withTamil : fonts.english;
}

/** What is over its budgets, as lines for a person: what is told, and what is refused. */
export type Excess = { readonly told: readonly string[]; readonly refused: readonly string[] };

/** Everything in which a page is over its budgets. First paint grows with the words of the page, and has a leeway. */
export function overBudget(page: MeasuredPage, { leeway, firstPaint, script, fonts }: Budgets): Excess {
  const { path, hasIsland } = page;
  const loaded = page.js.brotli + page.inlineJs;
  const scriptBudget = hasIsland ? script.withIsland[firstPageOf(path)] : script.withoutIsland;
  if (scriptBudget === undefined) {
    const line = `${path} has an island and no budget. Add it to script.withIsland in budgets.json: it loads ${bytes(loaded)}.`;
    return { told: [], refused: [line] };
  }
  const measures = [
    { name: 'first paint', measured: page.firstPaint, budget: firstPaint.everyPage, share: leeway.share },
    { name: 'script', measured: loaded, budget: scriptBudget, share: 0 },
    { name: 'fonts', measured: page.fonts, budget: fontBudget(page, fonts), share: 0 },
  ].filter(({ measured, budget }) => measured > budget);
  const isRefused = ({ measured, budget, share }: (typeof measures)[number]) => measured > budget * (1 + share);
  const linesOf = (those: typeof measures) =>
    those.map(
      ({ name, measured, budget }) => `${path}: ${name} ${bytes(measured)}, ${bytes(measured - budget)} over budget.`,
    );
  return {
    told: linesOf(measures.filter((each) => !isRefused(each))),
    refused: linesOf(measures.filter(isRefused)),
  };
}

/** Budgets for pages that are gone, or whose island is. */
export const idleBudgets = (pages: readonly MeasuredPage[], { script }: Budgets): string[] =>
  Object.keys(script.withIsland)
    .filter((line) => !pages.some(({ path, hasIsland }) => firstPageOf(path) === line && hasIsland))
    .map((path) => `${path} has a script budget and no island. Take its line out of budgets.json.`);

/** Bytes as kB with one decimal; a dot for nothing, so that what is there stands out. */
const kilobytes = (count: number): string => (count === 0 ? '·' : (count / 1000).toFixed(1));

/** All that is sent of a page, fonts and pictures aside. */
const sent = ({ html, css, js }: PageWeight): number => html.brotli + css.brotli + js.brotli;

/** The weights of all pages, as lines to print: names to the left, numbers to the right. */
export function weightTable(pages: readonly MeasuredPage[]): string[] {
  const head = ['page', 'HTML', 'br', 'CSS', 'br', 'JS', 'br', 'fonts', '1st paint', 'all', 'Next.js'];
  const rows = pages.map((page) => {
    const { path, hasIsland, html, css, js, fonts, firstPaint, plain } = page;
    const sizes = [html.raw, html.brotli, css.raw, css.brotli, js.raw, js.brotli, fonts, firstPaint, sent(page)];
    return [hasIsland ? `${path} *` : path, ...[...sizes, plain ? sent(plain) : 0].map(kilobytes)];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const lines = [head, ...rows].map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
  return [
    ...lines,
    '',
    'In kB of 1000 bytes. br: compressed by brotli, as are: 1st paint, what it waits for; all, HTML and CSS and JS;',
    'Next.js, the same of the page as Next.js by itself would send it. *: with an island.',
  ];
}

function main(): boolean {
  const pages = measureExport('out', '.next');
  const excess = pages.map((page) => overBudget(page, budgets));
  const told = excess.flatMap((each) => each.told);
  const refused = [...excess.flatMap((each) => each.refused), ...idleBudgets(pages, budgets)];
  console.log(weightTable(pages).join('\n'));
  if (told.length > 0) console.log(`\nLonger than planned, and not refused:\n${told.join('\n')}`);
  if (refused.length > 0) console.log(`\nRefused:\n${refused.join('\n')}`);
  if (told.length + refused.length === 0) console.log(`All ${pages.length} pages are within budgets.json.`);
  return refused.length === 0;
}

void program(import.meta.url, main);
