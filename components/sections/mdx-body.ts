import { isValidElement, type ReactElement, type ReactNode } from 'react';

import { DataTable } from '@/components/ui/DataTable';

import type { Heading } from './ContentsList';

// What this stops, the check of the content (scripts/check) stops with its line, before each build and each start of
// `npm run dev`. It is held again here for what is edited while that runs: a table without a caption, a link to no heading
// or a heading missing from the contents would go unseen, and an unknown name would be told without the file.

type ElementProps = { readonly id?: string; readonly href?: string; readonly children?: ReactNode };
type MdxElement = ReactElement<ElementProps>;

/** What an MDX file exports by default; @types/mdx knows no React 19. */
export type MdxContent = (props: Readonly<Record<string, never>>) => ReactNode;

type MdxBody = { readonly body: ReactNode; readonly headings: readonly Heading[] };

const isElement = (node: ReactNode): node is MdxElement => isValidElement<ElementProps>(node);

const childrenOf = ({ props }: MdxElement): readonly ReactNode[] => [props.children].flat();

/** Every element of a tree, as MDX wrote it: what its components will render is not in it yet. */
function elementsIn(node: ReactNode): MdxElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  return isElement(node) ? [node, ...elementsIn(node.props.children)] : [];
}

const textOf = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isElement(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
};

/** Runs a function and puts the file's name before whatever it throws. */
function inFile<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** MDX compiles a file to a function without state; calling it gives the elements that rendering it would. */
function evaluate(Content: MdxContent): MdxElement {
  try {
    const body = Content({});
    if (!isElement(body)) throw new Error('There is no text below the frontmatter.');
    return body;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} mdx-components.tsx lists the components there are.`, { cause: error });
  }
}

/** Calls each component once, so that a name or an address it does not know is told while the file is known. */
function tryComponents(elements: readonly MdxElement[]): void {
  for (const { type, props } of elements) {
    if (typeof type === 'function') (type as (props: ElementProps) => unknown)(props);
  }
}

function checkTables(elements: readonly MdxElement[]): void {
  const isTable = ({ type }: MdxElement): boolean => type === 'table';
  const captioned = elements
    .filter(({ type }) => type === DataTable)
    .flatMap(elementsIn)
    .filter(isTable);

  if (elements.filter(isTable).length !== captioned.length) {
    throw new Error(
      'A table has no caption. Put it between <DataTable caption="…"> and </DataTable>, with empty lines.',
    );
  }
}

function checkFragments(elements: readonly MdxElement[]): void {
  const ids = elements.flatMap(({ props }) => props.id ?? []);

  for (const { href } of elements.map(({ props }) => props)) {
    if (href?.startsWith('#') && !ids.includes(href.slice(1))) {
      throw new Error(`The link to '${href}' leads nowhere. Headings to link to: #${ids.join(', #')}.`);
    }
  }
}

function readHeadings(body: MdxElement, elements: readonly MdxElement[]): Heading[] {
  if (elements.some(({ type }) => type === 'h1')) {
    throw new Error('A line begins with one #. The title stands in the frontmatter; begin sections with ##.');
  }

  return elements
    .filter(({ type }) => type === 'h2')
    .map((heading) => {
      const { id, children } = heading.props;
      const text = textOf(children);
      if (!id || childrenOf(heading).some(isElement)) {
        throw new Error(`The heading '${text}' holds more than words. It must fit the list of contents.`);
      }
      // Inside a component it might not be rendered at all.
      if (!childrenOf(body).includes(heading)) {
        throw new Error(`The heading '${text}' stands inside a component. Move it out, for the list of contents.`);
      }
      return { id, text };
    });
}

/**
 * Reads an MDX file: its elements, and the second-level headings for a list of contents.
 *
 * @param file the file's path from the root of the project, for messages
 * @throws Error with the file and what to do, for an unknown component or fact, a link that leads nowhere, a table
 *   without a caption, a heading that the list of contents could not show
 */
export function readMdxBody(file: string, Content: MdxContent): MdxBody {
  return inFile(file, () => {
    const body = evaluate(Content);
    const elements = elementsIn(body);

    tryComponents(elements);
    checkTables(elements);
    checkFragments(elements);
    return { body, headings: readHeadings(body, elements) };
  });
}
