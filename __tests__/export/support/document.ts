import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** An element of an exported page. */
export type ExportedElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text inside the element, with collapsed whitespace. */
  readonly text: string;
  /** The text directly inside the element, without that of its child elements. */
  readonly ownText: string;
  /** Tag names of the element's ancestors, nearest first. */
  readonly ancestors: readonly string[];
  /** All descendants in document order. */
  readonly descendants: readonly ExportedElement[];
};

const childrenOf = (node: Node): Node[] =>
  defaultTreeAdapter.isElementNode(node) && 'content' in node
    ? node.content.childNodes
    : 'childNodes' in node
      ? node.childNodes
      : [];

const textOf = (node: Node): string =>
  defaultTreeAdapter.isTextNode(node) ? node.value : childrenOf(node).map(textOf).join('');

function toExported(element: Element, ancestors: readonly string[]): ExportedElement {
  return {
    tag: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: textOf(element).replace(/\s+/g, ' ').trim(),
    ownText: childrenOf(element)
      .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ' '))
      .join('')
      .trim(),
    ancestors,
    descendants: elementsIn(element, [element.tagName, ...ancestors]),
  };
}

const elementsIn = (node: Node, ancestors: readonly string[]): ExportedElement[] =>
  childrenOf(node)
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((child) => {
      const element = toExported(child, ancestors);
      return [element, ...element.descendants];
    });

/** All elements of a page in document order. */
export const elementsOf = (html: string): ExportedElement[] => elementsIn(parse(html), []);
