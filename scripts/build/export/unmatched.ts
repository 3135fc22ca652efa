import { selectOne } from 'css-select';
import { isTraversal, parse as parseSelector, SelectorType, type Selector } from 'css-what';
import { parse as parseSheet, type AtRule, type Rule } from 'postcss';

import { attribute, documentOf, type Element, type Node } from './html';

/** Attributes that a browser sets by itself, or a visitor by what she does. */
const dynamicAttributes = ['open', 'checked', 'hidden'];

/** Pseudo-classes that hold of an element by where it stands and what it is, which the text of a page tells. */
const told = ['root', 'disabled', 'lang', 'only-child', 'first-child', 'last-child', 'nth-child'];

/** Pseudo-classes of other selectors, of which an element passes one at least. */
const anyOf = ['is', 'where', 'has'];

const everything: Selector = { type: SelectorType.Universal, namespace: null };

/** Whether a part of a selector speaks of what only a visitor's doing or a browser decides: `:hover`, `::before`, `[open]`. */
function isLater(part: Selector): boolean {
  if (part.type === SelectorType.PseudoElement) return true;
  if (part.type === SelectorType.Attribute) return dynamicAttributes.includes(part.name);
  if (part.type !== SelectorType.Pseudo) return false;
  if (told.includes(part.name)) return typeof part.data === 'string' && part.data.includes(' of ');
  return Array.isArray(part.data) ? part.name === 'not' && part.data.flat().some(holdsLater) : true;
}

const holdsLater = (part: Selector): boolean =>
  isLater(part) || ('data' in part && Array.isArray(part.data) && part.data.flat().some(holdsLater));

/**
 * What a page's text tells of a selector: without what is decided later, so that it may match more, and never less.
 *
 * @param isRelative whether it may begin with a combinator, as in `:has(> a)`
 */
function withoutLater(selector: readonly Selector[], isRelative = false): Selector[] {
  const parts = selector
    .filter((part) => !isLater(part))
    .map((part) =>
      part.type === SelectorType.Pseudo && Array.isArray(part.data) && anyOf.includes(part.name)
        ? { ...part, data: part.data.map((each) => withoutLater(each, part.name === 'has')) }
        : part,
    );
  // Any element may stand where nothing is left of what stood there.
  const isOpen = (part: Selector | undefined): boolean => part === undefined || isTraversal(part);
  const filled = parts.flatMap((part, index) =>
    isTraversal(part) && isOpen(parts[index + 1]) ? [part, everything] : [part],
  );
  return isOpen(filled[0]) && !(isRelative && filled.length > 0) ? [everything, ...filled] : filled;
}

const isElement = (node: Node): node is Element => 'tagName' in node;

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** A page as css-select walks it. */
const options = {
  adapter: {
    isTag: isElement,
    getName: ({ tagName }: Element) => tagName,
    getAttributeValue: attribute,
    hasAttrib: (element: Element, name: string) => attribute(element, name) !== undefined,
    getChildren: childrenOf,
    getParent: ({ parentNode }: Element): Node | null => (parentNode && isElement(parentNode) ? parentNode : null),
    getSiblings: (node: Node) => ('parentNode' in node && node.parentNode ? childrenOf(node.parentNode) : [node]),
    getText: () => '',
    removeSubsets: (nodes: Node[]) => nodes,
  },
};

const isFrame = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/**
 * Takes out of a page's sheet the rules that no element of the page can match, whatever a visitor does there. Not for a
 * page with script, which may add others.
 *
 * @param html the page
 */
export function withoutUnmatched(css: string, html: string): string {
  const page = documentOf(html);
  const matches = (selector: string): boolean =>
    parseSelector(selector).some((each) => selectOne<Node, Element>([withoutLater(each)], page, options) !== null);
  const sheet = parseSheet(css);
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter(matches);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return sheet.toString();
}
