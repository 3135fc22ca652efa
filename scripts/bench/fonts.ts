import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A face that a sheet offers. */
type Face = {
  /** Its file, as the sheet writes it. */
  readonly address: string;
  /** Whether a character is in its range. */
  readonly holds: (codePoint: number) => boolean;
};

const unshownTags = ['head', 'script', 'style', 'template', 'noscript'];

const has = (element: Element, attribute: string): boolean => element.attrs.some(({ name }) => name === attribute);

/** What a browser shows of an element when the page has loaded: nothing of a closed menu, of a closed answer its question. */
function shownChildren(element: Element): readonly Node[] {
  if (unshownTags.includes(element.tagName) || has(element, 'hidden') || has(element, 'popover')) {
    return [];
  }
  return element.tagName === 'details' && !has(element, 'open')
    ? element.childNodes.filter((child) => 'tagName' in child && child.tagName === 'summary')
    : element.childNodes;
}

function textIn(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  if ('tagName' in node) {
    return shownChildren(node).map(textIn).join('');
  }
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
}

/** The text that a page shows when it has loaded. */
export const shownTextOf = (html: string): string => textIn(parse(html));

const rangePattern = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi;

function rangeOf(unicodeRange: string): Face['holds'] {
  const ranges = [...unicodeRange.matchAll(rangePattern)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  return (codePoint) => ranges.some(([from = 0, to = 0]) => from <= codePoint && codePoint <= to);
}

/** The faces of a sheet that come from a file. One without a range holds every character. */
function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const address = /url\(["']?([^"')]+)/.exec(body)?.[1];
    const unicodeRange = /unicode-range\s*:\s*([^;]+)/.exec(body)?.[1];
    return address ? [{ address, holds: unicodeRange ? rangeOf(unicodeRange) : () => true }] : [];
  });
}

/**
 * The font files that a text makes a browser load. It loads those whose range holds a character of it; that some element
 * asks for every face is taken as given, for each page has a heading in one and text in the other.
 *
 * @returns their names, without folders
 */
export function fontsFor(text: string, css: string): string[] {
  const codePoints = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const loaded = facesOf(css).filter(({ holds }) => codePoints.some(holds));
  return [...new Set(loaded.map(({ address }) => address.split('/').at(-1) ?? ''))];
}

/** Whether a text has Tamil letters, which have a font of their own. */
export const hasTamil = (text: string): boolean => /[\u0B80-\u0BFF]/.test(text);
