import { didYouMean } from '@/lib/content/nearest';
import type { Problem } from '@/lib/checks/rules';
import { typedFigures } from '@/lib/checks/typed-figures';
import { attributesOf, mdxVocabulary } from '@/lib/mdx-vocabulary';

type Attribute = { readonly type: string; readonly name?: string; readonly value?: unknown };

/** What the checks read of a Markdown tree (mdast with MDX). */
export type TreeNode = {
  readonly type: string;
  readonly name?: string | null;
  readonly url?: string;
  readonly value?: string;
  readonly depth?: number;
  readonly attributes?: readonly Attribute[];
  readonly children?: readonly TreeNode[];
  readonly position?: { readonly start: { readonly line: number } };
};

export type MdxLink = { readonly href: string; readonly line: number };

type Mistake = Pick<Problem, 'field' | 'message'> & { readonly line: number };

const lineOf = ({ position }: TreeNode): number => position?.start.line ?? 1;

const isComponent = ({ type }: TreeNode): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** Every node below a root, with the components it stands in. */
function* nodesIn(node: TreeNode, within: readonly string[] = []): Generator<[TreeNode, readonly string[]]> {
  for (const child of node.children ?? []) {
    yield [child, within];
    yield* nodesIn(child, isComponent(child) ? [...within, child.name ?? ''] : within);
  }
}

/** What is wrong with a component's name, its attributes and their values. */
function checkComponent(node: TreeNode): Mistake[] {
  const name = node.name ?? '';
  const field = `<${name}>`;
  const mistake = (message: string): Mistake => ({ field, line: lineOf(node), message });

  const known = attributesOf(name);
  if (!known) return [mistake(`is no component. ${didYouMean(name, Object.keys(mdxVocabulary))}`)];

  const given = new Map((node.attributes ?? []).map((attribute) => [attribute.name ?? '{…}', attribute.value]));
  const needless = [...given.keys()]
    .filter((attribute) => !Object.hasOwn(known, attribute))
    .map((attribute) => mistake(`has no '${attribute}'. ${didYouMean(attribute, Object.keys(known))}`));

  const wrong = Object.entries(known).flatMap(([attribute, values]): Mistake[] => {
    const value = given.get(attribute);
    if (typeof value !== 'string' || value.trim() === '') {
      return [mistake(`needs ${attribute}="…", a name or words in quotes.`)];
    }
    if (values === 'text' || values.includes(value)) return [];
    return [mistake(`knows no '${value}' for '${attribute}'. ${didYouMean(value, values)}`)];
  });
  return [...needless, ...wrong];
}

/** Headings make the list of contents, and the title is in the frontmatter. */
function checkHeading(node: TreeNode, within: readonly string[]): Mistake[] {
  const mistake = (message: string): Mistake[] => [{ field: 'heading', line: lineOf(node), message }];
  if (node.depth === 1)
    return mistake('begins with one #. The title stands in the frontmatter; begin sections with ##.');
  if (node.depth !== 2) return [];
  if (within.length > 0) {
    return mistake(`stands inside <${within.at(-1) ?? ''}>. Move it out, for the list of contents.`);
  }
  return (node.children ?? []).every(({ type }) => type === 'text')
    ? []
    : mistake('holds more than words. Write it without a link, a component or bold letters, for the list of contents.');
}

/** Every mistake that the text of an MDX file holds by itself. */
export const checkTree = (root: TreeNode): Mistake[] =>
  [...nodesIn(root)].flatMap(([node, within]): Mistake[] => {
    const line = lineOf(node);
    if (isComponent(node)) return checkComponent(node);
    if (node.type === 'heading') return checkHeading(node, within);
    if (node.type === 'table' && !within.includes('DataTable')) {
      const message = 'has no caption. Put it between <DataTable caption="…"> and </DataTable>, with empty lines.';
      return [{ field: 'table', line, message }];
    }
    if (/^mdx(Flow|Text)Expression$/.test(node.type) && !/^\s*\/\*.*\*\/\s*$/s.test(node.value ?? '')) {
      const written = `{${node.value ?? ''}}`;
      const message =
        'is code, which this text does not know. For a figure, an address or a number write a component, ' +
        'such as <Phone /> or <Rupees of="freeShippingAbove" />.';
      return [{ field: written, line, message }];
    }
    if (node.type === 'mdxjsEsm') {
      return [{ field: 'text', line, message: 'begins with import or export, which is for code. Take the line away.' }];
    }
    return [];
  });

/** The links, each with its line. */
export const linksOf = (root: TreeNode): MdxLink[] =>
  [...nodesIn(root)].flatMap(([node]) =>
    node.type === 'link' || node.type === 'definition' ? [{ href: node.url ?? '', line: lineOf(node) }] : [],
  );

/** What is wrong with the words of a policy: figures that are typed. */
export const checkFigures = (root: TreeNode): Mistake[] =>
  [...nodesIn(root)].flatMap(([node]) =>
    typedFigures(node.type === 'text' ? (node.value ?? '') : '').map(({ words, row }): Mistake => ({
      field: 'text',
      line: lineOf(node) + row,
      message:
        `'${words}' is a figure typed by hand. Write a component instead, such as <Period of="returnWindow" />; ` +
        'its figure stands in content/policy-facts.ts.',
    })),
  );
