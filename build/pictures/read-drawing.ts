import { type CustomPlugin, optimize } from 'svgo';

import { locateIndex } from '@/build/content/load/source';
import type { Position } from '@/build/content/issues';
import { cut } from '@/lib/content/schemas/fields/messages';

/** SVG elements allowed in drawings (SVG 2). Scripts, links, animation, sound and embedded documents are not. */
const elements = new Set(
  `svg g switch defs symbol use title desc style metadata path rect circle ellipse line polyline polygon image text tspan
  textPath clipPath mask pattern marker linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
);

/** Attributes allowed in drawings: plain names, which are no events, and a few of XML. */
const attribute = /^(?!on)[a-z][\w-]*$|^(?:xml:(?:space|lang)|xlink:href|xmlns:[\w-]+)$/i;

/** What drawing programs save about a picture, in vocabularies that browsers do not interpret. */
const metadata = /^(?:rdf|cc|dc|dcterms):/;

const inlinePicture = /^data:image\/(?:png|jpe?g|webp|avif);base64,[\w+/=\s]*$/;

/** Parts of a style that could load something, escapes that could hide one, and rules other than conditions. */
const unsafeStyle = /\\|@(?!media\b|supports\b)[\w-]*|(?:image-set|image|src|cross-fade|element)\(|url\((?!\s*["']?#)/i;

/** The most elements of a drawing; more slow a browser down. */
const maxElements = 10_000;

/** An error in a drawing and its position. */
export type DrawingFault = { readonly message: string; readonly position: Position };

/** A parsed drawing: its errors or, if it is valid, its text and its size. One without a view box gets that of its size. */
export type ReadDrawing = {
  readonly faults: readonly DrawingFault[];
  readonly svg: string;
  readonly size?: { readonly width: number; readonly height: number };
};

function describeAttribute(element: string, name: string, value: string): string | undefined {
  if (!attribute.test(name)) return `contains the attribute ${name}`;
  if (name === 'xmlns' || metadata.test(name.replace('xmlns:', '').concat(':'))) {
    const isSvg = value === 'http://www.w3.org/2000/svg';
    return isSvg === (name === 'xmlns') && !value.includes('xhtml') ? undefined : `contains ${name}="${cut(value)}"`;
  }
  if (/^(?:xlink:)?href$/.test(name)) {
    const isSafe = value.startsWith('#') || (element === 'image' && inlinePicture.test(value));
    return isSafe ? undefined : `contains a link to ${cut(value)}, outside the drawing`;
  }
  const [unsafe] = (!/^(?:aria-|data-|id$|class$|xmlns)/.test(name) && unsafeStyle.exec(value)) || [];
  return unsafe === undefined ? undefined : `contains ${unsafe} in a style`;
}

/**
 * Parses an SVG file and checks it against the allowed elements and attributes: opened directly, a drawing could run
 * scripts or load resources (SVG 2, section 2.2).
 */
export function readDrawing(bytes: Buffer): ReadDrawing {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const faults: DrawingFault[] = [];
  let root: Readonly<Record<string, string>> | undefined;
  let count = 0;
  const report = (message: string, near = ''): void => {
    if (faults.some((fault) => fault.message === message)) return;
    faults.push({ message, position: locateIndex(text, Math.max(0, text.indexOf(near))) });
  };

  const check: CustomPlugin = {
    name: 'check',
    fn: () => ({
      instruction: {
        enter: ({ name, value }) => {
          if (name !== 'xml' || /encoding=["'](?!utf-?8|us-ascii)/i.test(value))
            report(`contains <?${name} ${value}`, '<?');
        },
      },
      doctype: {
        enter: ({ data }) => {
          if (data.doctype.includes('[')) report('defines entities (<!DOCTYPE … [)', '<!DOCTYPE');
        },
      },
      element: {
        enter: ({ name, attributes, children }, parent) => {
          count += 1;
          if (count === maxElements + 1) report('has more than 10,000 elements');
          const around = parent.type === 'element' ? parent.name : undefined;
          if (parent.type === 'root') {
            root = attributes;
            if (name !== 'svg' || attributes.xmlns === undefined) report('does not begin with <svg xmlns="…">');
          }
          const isData =
            metadata.test(name) && around !== undefined && (around === 'metadata' || metadata.test(around));
          if (!isData && (!elements.has(name) || around === 'style'))
            report(`contains <${name}>, which is not allowed`, `<${name}`);
          for (const [key, value] of Object.entries(attributes)) {
            if (isData && !key.startsWith('xmlns')) continue;
            const message = describeAttribute(name, key, value);
            if (message !== undefined) report(message, key);
          }
          const style = children
            .map((child) => ('value' in child && child.type !== 'comment' ? child.value : ''))
            .join('');
          const [unsafe] = (name === 'style' && unsafeStyle.exec(style)) || [];
          if (unsafe !== undefined) report(`contains ${unsafe} in a style`, '<style');
        },
      },
    }),
  };
  if (/^\uFEFF|[\uFFFD\0]/.test(text)) report('is not saved as UTF-8');
  const [entity] = /&(?!(?:amp|lt|gt|quot|apos|#\w+);)[^;]{0,8};?/.exec(text) ?? [];
  if (entity !== undefined) report(`contains ${entity}, which XML does not define`, entity);
  try {
    optimize(text, { plugins: [check] });
  } catch (error) {
    // The parser throws its reason with the position; anything else is a drawing nested too deep to be walked.
    const { reason, message, line = 1, column = 1 } = error as Error & Partial<Position> & { readonly reason?: string };
    faults.push({ message: `is not a readable SVG (${cut(reason ?? message)})`, position: { line, column } });
  }
  if (root === undefined && faults.length === 0) report('has no <svg>');

  const { viewBox, width = '', height = '' } = root ?? {};
  const lengths = (viewBox ?? `0 0 ${width} ${height}`.replaceAll('px', ''))
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  const [wide = 0, high = 0] = lengths.length === 4 ? lengths.slice(2) : [];
  const isSized = [wide, high].every((length) => length > 0 && length < Infinity);
  if (!isSized && faults.length === 0)
    report('has no viewBox, and no width and height in pixels to make it of', '<svg');
  return {
    faults,
    svg: viewBox === undefined ? text.replace('<svg', `<svg viewBox="0 0 ${wide} ${high}"`) : text,
    ...(faults.length === 0 && { size: { width: wide, height: high } }),
  };
}
