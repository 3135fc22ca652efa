import { slug } from 'github-slugger';

import { quoteText } from '@/lib/content/schemas/fields/messages';
import type { Issue, Position } from '../issues';
import { didYouMean } from '@/lib/language/nearest';
import { type Targets, findTargetFault } from '../targets';
import { getAttributes, idsOfComponents, isContainer, takenIds, vocabulary } from '@/lib/content/vocabulary';
import { getNodeText, isComponent, type Node, type ReadBody } from './read';

const isComment = ({ value = '' }: Node): boolean => /^\s*\/\*.*\*\/\s*$/s.test(value);

/** What is wrong with a component: its name, its attributes, and what it does not show of the content between its tags. */
function checkComponent(node: Node): string[] {
  const name = node.name ?? '';
  const known = getAttributes(name);
  if (!known) return [`is not a component. ${didYouMean(name, Object.keys(vocabulary))}`];

  const given = new Map((node.attributes ?? []).map((attribute) => [attribute.name ?? '{…}', attribute.value]));
  const needless = [...given.keys()]
    .filter((attribute) => !Object.hasOwn(known, attribute))
    .map((attribute) => `has no attribute ${quoteText(attribute)}. ${didYouMean(attribute, Object.keys(known))}`);
  const wrong = Object.entries(known).flatMap(([attribute, values]) => {
    const value = given.get(attribute);
    if (typeof value !== 'string' || value.trim() === '') return [`needs the attribute ${attribute}="…".`];
    if (values === 'text' || values.includes(value)) return [];
    return [`has no value ${quoteText(value)} for ${quoteText(attribute)}. ${didYouMean(value, values)}`];
  });
  const content = (node.children ?? []).filter((child) => !isComment(child));
  const isLost = isContainer(name)
    ? name === 'DataTable' && (content.length !== 1 || content[0]?.type !== 'table')
    : content.length > 0;
  const shown = isContainer(name) ? 'shows one table only' : 'shows nothing that is between its tags';
  return [...needless, ...wrong, ...(isLost ? [`${shown}. Move the other text out.`] : [])];
}

/** A level 2 heading begins a section, which the contents list by its text. The title is in the front matter. */
function checkHeading(node: Node, within: readonly string[]): string[] {
  const id = slug(getNodeText(node));
  if (takenIds.includes(id))
    return [`would have the id '${id}', which another part of the page has. Change its words.`];
  if (node.depth === 1) return ['begins with one #. The title is in the front matter; start sections with ##.'];
  if (node.depth !== 2) return [];
  if (within.length > 0) return [`is inside <${within.at(-1) ?? ''}>. Move it out, because it starts a section.`];
  const isPlain = id !== '' && (node.children ?? []).every(({ type }) => type === 'text');
  return isPlain ? [] : ['must be plain text, because the table of contents repeats it.'];
}

/** What is wrong with a link: where it leads, and a title, which no page shows. */
function checkLink({ url = '', title }: Node, targets: Targets, page: string): string[] {
  const fault = findTargetFault(url, targets, page);
  return [
    fault ?? [],
    title ? `has a title, ${quoteText(title)}, which no page shows. Write it in the text.` : [],
  ].flat();
}

function checkImage({ url = '', alt }: Node, { hasFile }: Targets): string[] {
  const isHere = url.startsWith('/') && hasFile(url);
  return [
    isHere ? [] : `${quoteText(url)} is not a file of this site. Put it into public/, and write its path: /loom.svg.`,
    alt ? [] : 'has no alt text. Describe the picture between the brackets: ![A loom](…).',
  ].flat();
}

/** Checks of a node, by type: the field that messages name, and what is wrong. */
type Check = readonly [field: string, check: (node: Node, within: readonly string[]) => readonly string[]];

const createChecks = (targets: Targets, page: string): Readonly<Record<string, Check>> => {
  const code: Check = [
    'text',
    (node) =>
      isComment(node)
        ? []
        : ['contains code. For a figure, write a component such as <Phone />; for { itself, write \\{.'],
  ];
  const component: Check = ['text', (node) => checkComponent(node).map((fault) => `<${node.name ?? ''}> ${fault}`)];
  const refuse = (message: string): Check => ['text', () => [message]];
  return {
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    mdxFlowExpression: code,
    mdxTextExpression: code,
    mdxjsEsm: refuse('begins with import or export, which is code. Change or remove the line.'),
    heading: ['heading', checkHeading],
    link: ['link', (node) => checkLink(node, targets, page)],
    image: ['picture', (node) => checkImage(node, targets)],
    definition: refuse('is a link definition, which no page shows. Write the link as [words](/page).'),
    footnoteDefinition: refuse('is a footnote, which pages do not have. Move the text into the sentence.'),
    list: [
      'list',
      ({ start }) =>
        (start ?? 1) > 1
          ? [
              `begins at ${start ?? ''}, but the page counts from 1. If it continues the list above, indent the lines between ` +
                `by three spaces; if it is no list, write ${start ?? ''}\\.`,
            ]
          : [],
    ],
    table: [
      'table',
      (_, within) =>
        within.includes('DataTable')
          ? []
          : ['has no caption. Put it between <DataTable caption="…"> and </DataTable>.'],
    ],
  };
};

/** Cells beyond the head of a table, which browsers would not show. */
const findExtraCells = ({ type, children: [head, ...rows] = [] }: Node): readonly Node[] =>
  type === 'table' ? rows.flatMap((row) => row.children?.[head?.children?.length ?? 0] ?? []) : [];

/** Checks the body of an MDX file: components, links, headings, and what would not be shown. */
export function checkBody({ file, line: first, nodes, unreadable }: ReadBody, targets: Targets, page: string): Issue[] {
  const checks = createChecks(targets, page);
  const createIssue = ({ position }: Node, field: string, message: string): Issue => {
    const { line, column }: Position = position?.start ?? { line: 1, column: 1 };
    return { file, path: [field], message, position: { line: line + first - 1, column } };
  };
  const found = nodes.flatMap(([node, within]) => {
    const [field, check] = checks[node.type] ?? [];
    const faults = check && field ? check(node, within).map((message) => createIssue(node, field, message)) : [];
    const message = 'has more cells in this row than in its head, and no page shows the last one.';
    return [...faults, ...findExtraCells(node).map((cell) => createIssue(cell, 'table', message))];
  });
  const headings = nodes.flatMap(([node]) => (node.type === 'heading' ? [node] : []));
  const skipped = headings.filter(({ depth = 2 }, index) => depth > (headings[index - 1]?.depth ?? 1) + 1);
  const single = nodes.flatMap(([node]) =>
    isComponent(node) && Object.hasOwn(idsOfComponents, node.name ?? '') ? [node] : [],
  );
  const repeated = single.filter(({ name }, index) => single.findIndex((other) => other.name === name) < index);
  return [
    ...unreadable,
    ...found,
    ...skipped.map((node) => createIssue(node, 'heading', 'skips a level. Write one # more than the heading above.')),
    ...repeated.map((node) => createIssue(node, 'text', `<${node.name ?? ''}> appears twice. Keep one of the two.`)),
  ];
}
