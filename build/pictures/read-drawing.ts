import { SaxesParser } from 'saxes';

import { decoded } from '@/build/content/load/raw-text';
import type { Position } from '@/build/content/issues';
import { cut } from '@/lib/content/schemas/fields/messages';

const svgNamespace = 'http://www.w3.org/2000/svg';

const list = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** SVG elements allowed in drawings (SVG 2). Scripts, links, animation, sound and embedded documents are not. */
const elements = list(`
  svg g defs symbol use title desc style
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
  url rgb rgba hsl hsla matrix translate translateX translateY scale scaleX scaleY rotate skewX skewY
  calc var polygon circle ellipse inset path blur brightness contrast drop-shadow grayscale hue-rotate invert opacity
  saturate sepia cubic-bezier
`);

const inlinePicture = /^data:image\/(?:png|jpe?g|webp|avif);base64,[\w+/=\s]*$/;

/** The part of a style that could load a resource; undefined if it is safe. */
function unsafeStyle(text: string): string | undefined {
  const [rule] = /\\|@(?!media\b)[\w-]*/.exec(text) ?? [];
  if (rule !== undefined) return `${rule} in a style`;
  for (const [, name = '', first = ''] of text.matchAll(/([\w-]+)\(\s*["']?(.?)/gs)) {
    if (!cssFunctions.has(name)) return `${name}(…) in a style`;
    if (name === 'url' && first !== '#') return 'url(…) of something outside';
  }
  return undefined;
}

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

function sizeOf(viewBox: string): ReadDrawing['size'] {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
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
  let isStyle = false;

  parser.on('error', ({ message }) => {
    fault(`is not well-formed XML (${cut(message.replace(/^\d+:\d+: /, ''))})`);
    isBroken = true;
  });
  parser.on('xmldecl', ({ encoding, version }) => {
    if (!/^utf-?8$/i.test(encoding ?? 'utf-8')) fault(`says that it is ${encoding ?? ''}, and must be UTF-8`);
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
    isStyle = tag.local === 'style';
    if (tag.uri !== svgNamespace || !elements.has(tag.local)) {
      fault(`holds <${tag.name}>, which no picture needs`, started);
    }
    for (const { name, value } of Object.values(tag.attributes)) {
      const message = attributeFault(tag.local, name, value);
      if (message !== undefined) fault(message, places.get(name));
    }
  });
  parser.on('closetag', () => void (isStyle = false));
  const readText = (text: string): void => {
    const style = isStyle ? unsafeStyle(text) : undefined;
    if (style !== undefined) fault(`holds ${style}`);
  };
  parser.on('text', readText);
  parser.on('cdata', readText);

  const text = decoded(bytes);
  if (text.includes('\uFFFD')) fault('is not saved as UTF-8', { line: 1, column: 1 });
  parser.write(text).close();
  return { faults, ...(faults.length === 0 && size && { size }) };
}
