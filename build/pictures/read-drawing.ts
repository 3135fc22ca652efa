import { SaxesParser } from 'saxes';

import { decodeBytes } from '@/build/content/load/files';
import type { Position } from '@/build/content/issues';
import { cut } from '@/lib/content/schemas/fields/messages';

import { findAttributeFault, elements, inert, findUnsafeStyle } from './drawing-rules';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Deeper nesting makes the parser, and browsers, slow. */
const maxDepth = 100;

/** The most elements of a drawing, and the most that `<use>` may add: parts that use one another multiply. */
const maxElements = 10_000;

/** A file in the parts in which it is parsed. */
const parts = /[^]{1,10000}/g;

/** An error in a drawing and its position. */
export type DrawingFault = { readonly message: string; readonly position: Position };

/** A parsed drawing: its errors and, if it is valid, its view box. */
export type ReadDrawing = {
  readonly faults: readonly DrawingFault[];
  readonly size?: { readonly width: number; readonly height: number };
};

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const fourNumbers = new RegExp(
  `^\\s*${Array(4)
    .fill(`(${number})`)
    .join(String.raw`(?:\s+,?\s*|,\s*)`)}\\s*$`,
  'i',
);

function parseSize(viewBox: string): ReadDrawing['size'] {
  const [width = 0, height = 0] = (fourNumbers.exec(viewBox) ?? []).slice(3).map(Number);
  return [width, height].every((length) => length > 0 && length < Infinity) ? { width, height } : undefined;
}

/** The number of elements that references to parts add; infinite if parts use one another in a circle. */
function countCopies(references: ReadonlyMap<string, readonly string[]>): number {
  const known = new Map<string, number>();
  const countIn = (part: string): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    // Stays while the part is counted, so that a circle is infinite.
    known.set(part, Infinity);
    const sum = (references.get(part) ?? []).reduce((total, other) => total + 1 + countIn(other), 0);
    known.set(part, sum);
    return sum;
  };
  return Math.max(0, ...[...references.keys()].map(countIn));
}

/**
 * Parses an SVG file and checks it against the allowed elements and attributes: opened directly, a drawing could run
 * scripts or load resources (SVG 2, section 2.2).
 */
export function readDrawing(bytes: Buffer): ReadDrawing {
  const faults: DrawingFault[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const getPosition = (): Position => ({ line: parser.line, column: Math.max(1, parser.column) });
  let isBroken = false;
  const reportFault = (message: string, position = getPosition()): void => {
    // After the first XML error, the result would differ from a browser's.
    if (!isBroken && !faults.some((one) => one.message === message)) faults.push({ message, position });
  };
  let started = getPosition();
  let places = new Map<string, Position>();
  let size: ReadDrawing['size'];
  let count = 0;
  const open: { readonly name: string; readonly id: string }[] = [];
  let style = '';
  const references = new Map<string, string[]>();

  parser.on('error', ({ message }) => {
    reportFault(`is not well-formed XML (${cut(message.replace(/^\d+:\d+: /, ''))})`);
    isBroken = true;
  });
  parser.on('xmldecl', ({ encoding, version }) => {
    if (!/^(?:utf-?8|us-ascii)$/i.test(encoding ?? 'utf-8'))
      reportFault(`declares the encoding ${encoding ?? ''}, but must be UTF-8`);
    if (version !== '1.0') reportFault('is not XML 1.0');
  });
  parser.on('doctype', (text) => {
    if (/[[\]]|ENTITY/.test(text)) reportFault('defines entities (<!DOCTYPE … [)');
  });
  parser.on('processinginstruction', ({ target }) => reportFault(`contains a processing instruction (<?${target})`));
  parser.on('opentagstart', () => {
    started = getPosition();
    places = new Map();
  });
  parser.on('attribute', ({ name }) => void places.set(name, getPosition()));
  parser.on('opentag', (tag) => {
    count += 1;
    if (count === 1) {
      if (tag.uri !== svgNamespace || tag.local !== 'svg')
        reportFault(`does not begin with <svg xmlns="${svgNamespace}">`);
      size = parseSize(tag.attributes.viewBox?.value ?? '');
    }
    if (count > maxElements) {
      reportFault('has more than 10,000 elements, which slow a browser down', started);
      isBroken = true;
    }
    const { name: around } = open.at(-1) ?? {};
    open.push({ name: tag.name, id: tag.attributes.id?.value ?? '' });
    if (open.length > maxDepth) {
      reportFault(`has more than ${maxDepth} nested elements`, started);
      isBroken = true;
    }
    if (inert.has(tag.uri) && open.some(({ name }) => name === 'metadata')) return;
    if (tag.uri !== svgNamespace || !elements.has(tag.local) || around === 'style') {
      reportFault(
        `contains <${tag.name}>${around === 'style' ? ' in a style' : ''}, which is not allowed in drawings`,
        started,
      );
    }
    if (tag.local === 'use') {
      const { value = '' } = tag.attributes.href ?? tag.attributes['xlink:href'] ?? {};
      for (const id of new Set(open.map((element) => element.id))) {
        const known = references.get(id) ?? [];
        known.push(value.slice(1));
        references.set(id, known);
      }
    }
    for (const { name, value } of Object.values(tag.attributes)) {
      const message = findAttributeFault(tag.local, name, value);
      if (message !== undefined) reportFault(message, places.get(name));
    }
  });
  parser.on('closetag', (tag) => {
    open.pop();
    const unsafe = tag.local === 'style' ? findUnsafeStyle(style) : undefined;
    if (unsafe !== undefined) reportFault(`contains ${unsafe}`);
    style = '';
  });
  // A comment or CDATA within a style splits its text.
  const readText = (text: string): void => {
    if (open.at(-1)?.name.split(':').at(-1) === 'style') style += text;
  };
  parser.on('text', readText);
  parser.on('cdata', readText);

  const text = decodeBytes(bytes);
  if (text.includes('\uFFFD')) reportFault('is not saved as UTF-8', { line: 1, column: 1 });
  if (text.startsWith('\uFEFF')) reportFault('begins with two byte order marks', { line: 1, column: 1 });
  // In parts, so that a file with an error is not parsed to its end.
  for (const part of text.match(parts) ?? []) if (!isBroken) parser.write(part);
  if (!isBroken) parser.close();
  if (countCopies(references) > maxElements) reportFault('repeats parts too often (<use>)', { line: 1, column: 1 });
  return { faults, ...(faults.length === 0 && size && { size }) };
}
