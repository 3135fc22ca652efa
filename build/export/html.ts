import { parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;

/** A parsed element with its source position. */
export type Element = DefaultTreeAdapterTypes.Element;

/** A range of a page's text and its replacement. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

const getChildren = (node: Node): readonly Node[] => {
  if ('content' in node) {
    return node.content.childNodes;
  }
  return 'childNodes' in node ? node.childNodes : [];
};

function* walk(node: Node): Generator<Element> {
  for (const child of getChildren(node)) {
    if ('tagName' in child) {
      yield child;
    }
    yield* walk(child);
  }
}

const parseDocument = (html: string): DefaultTreeAdapterTypes.Document =>
  parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

/**
 * All elements of a page in source order, including those inside `<template>` and `<noscript>`, which is shown without
 * script.
 */
export const listElements = (html: string): Element[] => [...walk(parseDocument(html))];

/** The value of an attribute; undefined if the element does not have it. */
export const getAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

function* walkUp(element: Element): Generator<Element> {
  let node: Element['parentNode'] = element;
  while (node && 'tagName' in node) {
    yield node;
    node = node.parentNode;
  }
}

/** The value of an inherited attribute: the element's own, or that of the nearest ancestor whose value is accepted. */
export const getInherited = (
  element: Element,
  name: string,
  counts: (value: string) => boolean = (value) => value !== '',
): string | undefined =>
  [...walkUp(element)].map((each) => getAttribute(each, name)).find((value) => value !== undefined && counts(value));

/** Whether an element hydrates: it must stay as React rendered it. */
export const isInIsland = (element: Element): boolean => getInherited(element, 'data-island', () => true) !== undefined;

/** The text directly inside an element: a script or a style sheet. */
export const getText = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** The source range of an element or a comment. */
export function getRange({ sourceCodeLocation, nodeName }: Element | DefaultTreeAdapterTypes.CommentNode): {
  start: number;
  end: number;
} {
  if (!sourceCodeLocation) {
    throw new Error(`<${nodeName}> is not in the source of the page: the parser added it.`);
  }
  return { start: sourceCodeLocation.startOffset, end: sourceCodeLocation.endOffset };
}

/** The start of an element's source, for messages. */
export function getSnippet(html: string, element: Element): string {
  const place = element.sourceCodeLocation;
  const text = place ? html.slice(place.startOffset, place.endOffset) : `<${element.tagName}>`;
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** Applies edits. Text outside their ranges stays byte for byte. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < position) {
      throw new Error(`Two edits overlap at ${edit.start}.`);
    }
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}
