import { brotliCompressSync } from 'node:zlib';

import { attribute, elementsOf, rangeOf, textOf, type Element } from '@/scripts/export/html';
import { isOfNext, scriptKind } from '@/scripts/export/scripts';
import { isSheetLink } from '@/scripts/export/sheets';

/** The size of something sent, in bytes: as it is, and as a host sends it. */
export type Weight = { readonly raw: number; readonly brotli: number };

/** What one page costs, by kind. */
export type PageWeight = {
  readonly html: Weight;
  /** Sheets in files; those in the page itself are part of `html`. */
  readonly css: Weight;
  /** Scripts in files that a browser of today loads, with what they import; those in the page are part of `html`. */
  readonly js: Weight;
  /** Scripts in the page itself, data and speculation rules aside. */
  readonly inlineJs: number;
  /**
   * What first paint waits for, compressed: the sheets, and the page as far as the first script of its own. Behind that
   * stands only what brings it to life.
   */
  readonly firstPaint: number;
};

const nothing: Weight = { raw: 0, brotli: 0 };

const sum = (weights: readonly Weight[]): Weight =>
  weights.reduce((one, other) => ({ raw: one.raw + other.raw, brotli: one.brotli + other.brotli }), nothing);

/** Weighs a text, compressed once as hard as brotli can. */
export function weigh(text: string | Buffer): Weight {
  const bytes = Buffer.from(text);
  return { raw: bytes.length, brotli: brotliCompressSync(bytes).length };
}

/** Files of an export, each read and weighed once. */
export function weighedFiles(read: (address: string) => Buffer): (address: string) => Weight {
  const known = new Map<string, Weight>();
  return (address) => {
    const weight = known.get(address) ?? weigh(read(address));
    known.set(address, weight);
    return weight;
  };
}

/** An address without what comes behind `?`. */
const fileAt = (address: string): string => address.split('?')[0] ?? '';

const addressesOf = (elements: readonly Element[], name: string): string[] =>
  elements.map((element) => fileAt(attribute(element, name) ?? ''));

/**
 * Weighs what a browser loads to show a page and bring it to life: fonts and pictures aside.
 *
 * @param weighFile weighs a file of the export by its address
 */
export function weighPage(html: string, weighFile: (address: string) => Weight): PageWeight {
  const elements = elementsOf(html);
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const files = scripts.filter(
    (script) => attribute(script, 'src') !== undefined && attribute(script, 'nomodule') === undefined,
  );
  const imported = elements.filter((element) => attribute(element, 'rel') === 'modulepreload');
  const inline = scripts.filter((script) => attribute(script, 'src') === undefined && isOfNext(scriptKind(script)));

  const [firstInline] = inline;
  const shown = firstInline ? html.slice(0, rangeOf(firstInline).start) : html;
  const css = sum(addressesOf(elements.filter(isSheetLink), 'href').map(weighFile));

  return {
    html: weigh(html),
    css,
    js: sum([...addressesOf(files, 'src'), ...addressesOf(imported, 'href')].map(weighFile)),
    inlineJs: inline.reduce((bytes, script) => bytes + Buffer.byteLength(textOf(script)), 0),
    firstPaint: weigh(shown).brotli + css.brotli,
  };
}
