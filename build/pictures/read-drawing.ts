import { SaxesParser } from 'saxes';

import { decoded } from '@/build/content/load/raw-text';
import type { Position } from '@/build/content/issues';
import { cut } from '@/lib/content/schemas/fields/messages';

const svgNamespace = 'http://www.w3.org/2000/svg';

const list = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** SVG elements allowed in drawings (SVG 2). Scripts, links, animation, sound and embedded documents are not. */
const elements = list(`
  svg g defs symbol use title desc style metadata
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  clipPath mask pattern marker linearGradient radialGradient stop
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Allowed attributes, in addition to `data-…`, `aria-…` and `xmlns:…`. */
const attributes = list(`
  xmlns xml:space xml:lang lang id class style type media role version baseProfile
  href xlink:href viewBox preserveAspectRatio x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr d points pathLength
  transform transform-origin transform-box dx dy rotate textLength lengthAdjust startOffset method side spacing
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits mask-type
  markerUnits markerWidth markerHeight refX refY orient marker marker-start marker-mid marker-end
  clip clip-path clip-rule mask filter fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width paint-order vector-effect color color-interpolation
  color-interpolation-filters color-rendering shape-rendering text-rendering image-rendering display visibility overflow
  opacity enable-background mix-blend-mode isolation solid-color solid-opacity
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight font-feature-settings
  alignment-baseline baseline-shift dominant-baseline direction letter-spacing word-spacing line-height text-align text-anchor
  text-decoration text-indent text-overflow unicode-bidi white-space writing-mode inline-size shape-inside
  filterUnits primitiveUnits in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  limitingConeAngle pointsAtX pointsAtY pointsAtZ z azimuth elevation lighting-color flood-color flood-opacity scale
  xChannelSelector yChannelSelector stdDeviation tableValues slope intercept amplitude exponent radius baseFrequency
  numOctaves seed stitchTiles
`);

/** Attributes whose value is text or a name, never CSS. */
const textOnly = /^(?:aria-.*|data-.*|id|class|lang|xml:lang|xmlns(?::.*)?)$/;

const cssFunctions = list(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var
  matrix matrix3d translate translateX translateY translateZ translate3d scale scaleX scaleY scaleZ scale3d
  rotate rotateX rotateY rotateZ rotate3d skew skewX skewY perspective
  not is where has lang dir nth-child nth-last-child nth-of-type nth-last-of-type
  polygon circle ellipse inset path blur brightness contrast drop-shadow grayscale hue-rotate invert opacity
  saturate sepia cubic-bezier
`);

const inlinePicture = /^data:image\/(?:png|jpe?g|webp|avif);base64,[\w+/=\s]*$/;

/** Vocabularies of metadata, which drawing programs save with a picture and browsers do not interpret. */
const inert: ReadonlySet<string> = new Set([
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://purl.org/dc/terms/',
]);

/** Deeper nesting makes the parser, and browsers, slow. */
const maxDepth = 100;

/** The most elements that `<use>` may add: parts that use one another can multiply without end. */
const maxCopies = 10_000;

/** The part of a style that could load a resource; undefined if it is safe. */
function unsafeStyle(text: string): string | undefined {
  const [rule] = /\\|@(?!(?:media|supports)\b)[\w-]*/.exec(text) ?? [];
  if (rule !== undefined) return `${rule} in a style`;
  for (const [, name = '', first = ''] of text.matchAll(/([\w-]+)\(\s*["']?(.?)/gs)) {
    if (!cssFunctions.has(name)) return `${name}(…) in a style`;
    if (name === 'url' && first !== '#') return 'url(…) of something outside';
  }
  return undefined;
}

/** A file in the parts in which it is parsed. */
const parts = /[^]{1,10000}/g;

const isListed = (name: string): boolean => attributes.has(name) || /^(?:data-|aria-|xmlns:)/.test(name);

function attributeFault(element: string, name: string, value: string): string | undefined {
  if (!isListed(name)) return `holds the attribute ${name}, which no picture needs`;
  if (name === 'type' && element === 'style' && value !== 'text/css') return 'holds a style that is no CSS';
  if (name === 'href' || name === 'xlink:href') {
    const isSafe = value.startsWith('#') || (element === 'image' && inlinePicture.test(value));
    return isSafe ? undefined : `holds a link to ${cut(value)}, outside of the drawing`;
  }
  const style = textOnly.test(name) ? undefined : unsafeStyle(value);
  return style === undefined ? undefined : `holds ${style}`;
}

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

function sizeOf(viewBox: string): ReadDrawing['size'] {
  const [width = 0, height = 0] = (fourNumbers.exec(viewBox) ?? []).slice(3).map(Number);
  return [width, height].every((length) => length > 0 && length < Infinity) ? { width, height } : undefined;
}

/** The number of elements that references to parts add; infinite if parts use one another in a circle. */
function copiesOf(references: ReadonlyMap<string, readonly string[]>): number {
  const known = new Map<string, number>();
  const copiesIn = (part: string): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    // Stays while the part is counted, so that a circle is infinite.
    known.set(part, Infinity);
    const sum = (references.get(part) ?? []).reduce((total, other) => total + 1 + copiesIn(other), 0);
    known.set(part, sum);
    return sum;
  };
  return Math.max(0, ...[...references.keys()].map(copiesIn));
}

/**
 * Parses an SVG file and checks it against the allowed elements and attributes: opened directly, a drawing could run
 * scripts or load resources (SVG 2, section 2.2).
 */
export function readDrawing(bytes: Buffer): ReadDrawing {
  const faults: DrawingFault[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const here = (): Position => ({ line: parser.line, column: Math.max(1, parser.column) });
  let isBroken = false;
  const fault = (message: string, position = here()): void => {
    // After the first XML error, the result would differ from a browser's.
    if (!isBroken && !faults.some((one) => one.message === message)) faults.push({ message, position });
  };
  let started = here();
  let places = new Map<string, Position>();
  let size: ReadDrawing['size'];
  let isRoot = true;
  const open: { readonly name: string; readonly id: string }[] = [];
  let style = '';
  const references = new Map<string, string[]>();

  parser.on('error', ({ message }) => {
    fault(`is not well-formed XML (${cut(message.replace(/^\d+:\d+: /, ''))})`);
    isBroken = true;
  });
  parser.on('xmldecl', ({ encoding, version }) => {
    if (!/^(?:utf-?8|us-ascii)$/i.test(encoding ?? 'utf-8'))
      fault(`says that it is ${encoding ?? ''}, and must be UTF-8`);
    if (version !== '1.0') fault('is not XML 1.0');
  });
  parser.on('doctype', (text) => {
    if (/[[\]]|ENTITY/.test(text)) fault('defines entities (<!DOCTYPE … [)');
  });
  parser.on('processinginstruction', ({ target }) => fault(`holds an instruction to programs (<?${target})`));
  parser.on('opentagstart', () => {
    started = here();
    places = new Map();
  });
  parser.on('attribute', ({ name }) => void places.set(name, here()));
  parser.on('opentag', (tag) => {
    if (isRoot) {
      if (tag.uri !== svgNamespace || tag.local !== 'svg') fault(`does not begin with <svg xmlns="${svgNamespace}">`);
      size = sizeOf(tag.attributes.viewBox?.value ?? '');
    }
    isRoot = false;
    const { name: around } = open.at(-1) ?? {};
    open.push({ name: tag.name, id: tag.attributes.id?.value ?? '' });
    if (open.length > maxDepth) {
      fault(`has more than ${maxDepth} elements in one another`, started);
      isBroken = true;
    }
    if (inert.has(tag.uri) && open.some(({ name }) => name === 'metadata')) return;
    if (tag.uri !== svgNamespace || !elements.has(tag.local) || around === 'style') {
      fault(`holds <${tag.name}>${around === 'style' ? ' in a style' : ''}, which no picture needs`, started);
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
      const message = attributeFault(tag.local, name, value);
      if (message !== undefined) fault(message, places.get(name));
    }
  });
  parser.on('closetag', (tag) => {
    open.pop();
    const unsafe = tag.local === 'style' ? unsafeStyle(style) : undefined;
    if (unsafe !== undefined) fault(`holds ${unsafe}`);
    style = '';
  });
  // A comment or CDATA within a style splits its text.
  const readText = (text: string): void => {
    if (open.at(-1)?.name.split(':').at(-1) === 'style') style += text;
  };
  parser.on('text', readText);
  parser.on('cdata', readText);

  const text = decoded(bytes);
  if (text.includes('\uFFFD')) fault('is not saved as UTF-8', { line: 1, column: 1 });
  if (text.startsWith('\uFEFF')) fault('begins with two byte order marks', { line: 1, column: 1 });
  // In parts, so that a file with an error is not parsed to its end.
  for (const part of text.match(parts) ?? []) if (!isBroken) parser.write(part);
  if (!isBroken) parser.close();
  if (copiesOf(references) > maxCopies) fault('repeats its parts too often (<use>)', { line: 1, column: 1 });
  return { faults, ...(faults.length === 0 && size && { size }) };
}
