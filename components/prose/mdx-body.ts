import type { MDXComponents } from 'mdx/types';
import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

import { type Language, sourceLanguage } from '@/lib/language';

import { createMdxComponents } from './mdx-components';

// The content check (build/content/mdx) has verified names, links, tables and headings.

/** A section of a text: heading, anchor and content. */
export type TextSection = { readonly id: string; readonly title: ReactNode; readonly content: ReactNode };

type ElementProps = { readonly id?: string; readonly children?: ReactNode };
type MdxElement = ReactElement<ElementProps>;

/** The default export of an MDX file; @types/mdx does not support React 19. */
export type MdxContent = (props: { readonly components?: MDXComponents }) => ReactNode;

const isElement = (node: ReactNode): node is MdxElement => isValidElement<ElementProps>(node);

const getChildren = (node: ReactNode): readonly ReactNode[] => (isElement(node) ? [node.props.children].flat() : []);

/** The elements of an MDX file. MDX compiles to a stateless function, so it can be called directly. */
export const renderMdxBody = (Content: MdxContent, language: Language = sourceLanguage): ReactNode =>
  Content({ components: createMdxComponents(language) });

const isHeading = (node: ReactNode): node is MdxElement => isElement(node) && /^h[2-6]$/.test(String(node.type));

/** Gives the headings of a translation the ids of the original's headings, so that links work in both. */
export function copyAnchors(original: ReactNode, translated: ReactNode): ReactNode {
  if (original === translated || !isElement(translated)) return translated;
  const ids = getChildren(original)
    .filter(isHeading)
    .map(({ props }) => props.id);
  let index = -1;
  const children = getChildren(translated).map((node) => {
    if (!isHeading(node)) return node;
    index += 1;
    return cloneElement(node, { id: ids[index] ?? node.props.id ?? '' });
  });
  return cloneElement(translated, undefined, ...children);
}

const joinNodes = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

/** Splits a text at its level 2 headings; the part before the first is the introduction. */
export function splitSections(body: ReactNode): { readonly introduction: ReactNode; readonly sections: TextSection[] } {
  const children = getChildren(body);
  const starts = children.flatMap((node, index) => (isElement(node) && node.type === 'h2' ? [index] : []));

  return {
    introduction: joinNodes(children.slice(0, starts[0])),
    sections: starts.map((start, index) => {
      const heading = children[start];
      const { id = '', children: title } = isElement(heading) ? heading.props : {};
      return { id, title, content: joinNodes(children.slice(start + 1, starts[index + 1])) };
    }),
  };
}
