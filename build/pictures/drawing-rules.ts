import { cut } from '@/lib/content/schemas/fields/messages';

const list = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** SVG elements allowed in drawings (SVG 2). Scripts, links, animation, sound and embedded documents are not. */
export const elements = list(`
  svg g switch defs symbol use title desc style metadata
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
  href xlink:href viewBox preserveAspectRatio zoomAndPan x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr d points pathLength
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
export const inert: ReadonlySet<string> = new Set([
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://purl.org/dc/terms/',
]);

/** The part of a style that could load a resource; undefined if it is safe. */
export function findUnsafeStyle(text: string): string | undefined {
  const [rule] = /\\|@(?!(?:media|supports)\b)[\w-]*/.exec(text) ?? [];
  if (rule !== undefined) return `${rule} in a style`;
  for (const [, name = '', first = ''] of text.matchAll(/(?<![\w-])([\w-]+)\(\s*["']?(.?)/gs)) {
    if (!cssFunctions.has(name)) return `${name}(…) in a style`;
    if (name === 'url' && first !== '#') return 'url(…) of something outside';
  }
  return undefined;
}

const isListed = (name: string): boolean => attributes.has(name) || /^(?:data-|aria-|xmlns:)/.test(name);

/** What is wrong with an attribute; undefined if it is safe. */
export function findAttributeFault(element: string, name: string, value: string): string | undefined {
  if (!isListed(name)) return `contains the attribute ${name}, which is not allowed in drawings`;
  if (name === 'type' && element === 'style' && value !== 'text/css') return 'contains a style that is not CSS';
  if (name === 'href' || name === 'xlink:href') {
    const isSafe = value.startsWith('#') || (element === 'image' && inlinePicture.test(value));
    return isSafe ? undefined : `contains a link to ${cut(value)}, outside the drawing`;
  }
  const style = textOnly.test(name) ? undefined : findUnsafeStyle(value);
  return style === undefined ? undefined : `contains ${style}`;
}
