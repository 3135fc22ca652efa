import type { MDXComponents } from 'mdx/types';
import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

import { type Language, sourceLanguage } from '@/lib/languages';

import { mdxComponentsIn } from './mdx-components';

// The check of the content (build/content/mdx) has held what is written: names, links, tables and headings.

/** A section of a text: its heading and the id that a link leads to. */
export type Heading = { readonly id: string; readonly text: string };

type ElementProps = { readonly id?: string; readonly children?: ReactNode };
type MdxElement = ReactElement<ElementProps>;

/** What an MDX file exports by default; @types/mdx knows no React 19. */
export type MdxContent = (props: { readonly components?: MDXComponents }) => ReactNode;

const isElement = (node: ReactNode): node is MdxElement => isValidElement<ElementProps>(node);

const childrenOf = (node: ReactNode): readonly ReactNode[] => (isElement(node) ? [node.props.children].flat() : []);

const textOf = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isElement(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
};

/** MDX compiles a file to a function without state; calling it gives the elements that rendering it would. */
export const mdxBody = (Content: MdxContent, language: Language = sourceLanguage): ReactNode =>
  Content({ components: mdxComponentsIn(language) });

/** The headings of the second level, for a list of contents. */
export const readHeadings = (body: ReactNode): Heading[] =>
  childrenOf(body).flatMap((node) =>
    isElement(node) && node.type === 'h2' ? [{ id: node.props.id ?? '', text: textOf(node) }] : [],
  );

const isHeading = (node: ReactNode): node is MdxElement => isElement(node) && /^h[2-6]$/.test(String(node.type));

/** A translated text whose headings are the same places as those of its original, so that one link serves both. */
export function withPlacesOf(original: ReactNode, translated: ReactNode): ReactNode {
  if (original === translated || !isElement(translated)) return translated;
  const ids = childrenOf(original)
    .filter(isHeading)
    .map(({ props }) => props.id);
  let place = -1;
  const children = childrenOf(translated).map((node) => {
    if (!isHeading(node)) return node;
    place += 1;
    return cloneElement(node, { id: ids[place] ?? node.props.id ?? '' });
  });
  return cloneElement(translated, undefined, ...children);
}

/** A text in two: what is before its first section, and its sections; nothing for what it has not. */
export function introductionAndSections(body: ReactNode): [ReactNode, ReactNode] {
  const children = childrenOf(body);
  const first = children.findIndex((node) => isElement(node) && node.type === 'h2');
  const end = first === -1 ? children.length : first;
  const together = (nodes: readonly ReactNode[]) =>
    nodes.length > 0 ? createElement(Fragment, null, ...nodes) : undefined;
  return [together(children.slice(0, end)), together(children.slice(end))];
}

/** A long text with a way back to its contents before every third section. */
export function withWayBack(body: ReactNode, wayBack: ReactElement): ReactNode {
  if (!isElement(body)) return body;
  let sections = 0;
  const children = childrenOf(body).flatMap((node) => {
    if (!isElement(node) || node.type !== 'h2') return [node];
    sections += 1;
    return sections > 1 && sections % 3 === 1 ? [wayBack, node] : [node];
  });
  return cloneElement(body, undefined, ...children);
}
