import { slug } from 'github-slugger';

import { quoteText } from '@/lib/content/schemas/fields/messages';
import type { Issue, Position } from '../issues';
import { didYouMean } from '@/lib/language/nearest';
import { findLeftoverMark } from '@/lib/content/schemas/fields/leftover-marks';
import { isMeaningless, findInvalidCharacters } from '@/lib/content/schemas/fields/text-characters';
import { type Targets, findTargetFault } from '../targets';
import { getAttributes, isContainer, placesOf, takenPlaces, vocabulary } from '@/lib/content/vocabulary';
import { htmlAdvice } from './plain-words';
import { isComponent, type Node, walkNodes, type ReadBody } from './read';

/** The text of a node, and of pictures and components that replace text. */
const getNodeWords = (node: Node): string =>
  node.value ?? node.alt ?? (isComponent(node) ? (node.name ?? '') : (node.children ?? []).map(getNodeWords).join(''));

const hasLetters = (node: Node): boolean =>
  isComponent(node) || /[\p{L}\p{N}]/u.test(node.value ?? node.alt ?? '') || (node.children ?? []).some(hasLetters);

type Fault = { readonly field: string; readonly message: string; readonly at?: Position };

function findComponentFaults(node: Node): Fault[] {
  const name = node.name ?? '';
  const createFault = (message: string): Fault => ({ field: `<${name}>`, message });

  if (/^[a-z]/.test(name)) return [createFault(htmlAdvice)];
  const known = getAttributes(name);
  if (!known) return [createFault(`is not a component. ${didYouMean(name, Object.keys(vocabulary))}`)];

  const given = new Map((node.attributes ?? []).map((attribute) => [attribute.name ?? '{…}', attribute.value]));
  const needless = [...given.keys()]
    .filter((attribute) => !Object.hasOwn(known, attribute))
    .map((attribute) =>
      createFault(`has no attribute ${quoteText(attribute)}. ${didYouMean(attribute, Object.keys(known))}`),
    );
  const wrong = Object.entries(known).flatMap(([attribute, values]): Fault[] => {
    const value = given.get(attribute);
    if (typeof value !== 'string' || value.trim() === '') {
      return [createFault(`needs the attribute ${attribute}="…".`)];
    }
    if (values === 'text' || values.includes(value)) return [];
    return [createFault(`has no value ${quoteText(value)} for ${quoteText(attribute)}. ${didYouMean(value, values)}`)];
  });
  return [...needless, ...wrong, ...findContentFaults(node).map(createFault)];
}

const isComment = ({ type, value = '' }: Node): boolean =>
  type === 'mdxFlowExpression' && /^\s*\/\*.*\*\/\s*$/s.test(value);

/** What a component would not show of the content between its tags. */
function findContentFaults({ name, children = [] }: Node): string[] {
  const content = children.filter((child) => !isComment(child));
  if (!isContainer(name ?? '')) {
    return content.length > 0
      ? [`does not show the text between its tags. Write only <${name ?? ''} … />, and move the text out.`]
      : [];
  }
  const isOneTable = content.length === 1 && content[0]?.type === 'table';
  return name === 'DataTable' && !isOneTable
    ? ['shows exactly one table. Move other text above or below it, and put each table into its own <DataTable>.']
    : [];
}

/** Cells beyond the head of a table, which browsers would not show. */
const findExtraCells = (table: Node): readonly Node[] => {
  const [head, ...rows] = table.children ?? [];
  const columns = head?.children?.length ?? 0;
  return rows.flatMap(({ children = [] }) => children.slice(columns, columns + 1));
};

/** A level 2 heading begins a section, which the contents list. The title is in the front matter. */
function findHeadingFaults(node: Node, within: readonly string[], written: string): Fault[] {
  const createFault = (message: string): Fault[] => [{ field: 'heading', message }];
  if (!/[\p{L}\p{N}]/u.test(getNodeWords(node))) return createFault('has no words. Write some, or remove the heading.');
  const place = slug(getNodeWords(node));
  if (takenPlaces.includes(place))
    return createFault(`would have the id '${place}', which another part of the page has. Change its words.`);
  if (!written.startsWith('#'))
    return createFault(
      'is a heading because of the line of --- or === below it. Put an empty line between them, or start the heading with ##.',
    );
  if (node.depth === 1)
    return createFault('begins with one #. The title is in the front matter; start sections with ##.');
  if (node.depth !== 2) return [];
  if (within.length > 0)
    return createFault(`is inside <${within.at(-1) ?? ''}>. Move it out, because it starts a section.`);
  return (node.children ?? []).every(({ type }) => type === 'text')
    ? []
    : createFault(
        'contains more than plain text. Remove links, components and bold text, because the table of contents repeats it.',
      );
}

/** A picture must be a file of this site and have alt text. */
function findPictureFaults({ url = '', alt }: Node, { hasFile }: Targets): Fault[] {
  const createFault = (message: string): Fault => ({ field: 'picture', message });
  const faults: Fault[] = [];
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
    const host = URL.canParse(url, 'https://x') ? new URL(url, 'https://x').host || 'elsewhere' : url;
    faults.push(
      createFault(
        `is loaded from ${host}, which browsers block on this site. ` +
          'Put the file into public/, and write its path from there, such as /loom.svg.',
      ),
    );
  } else if (!url.startsWith('/') || !hasFile(url)) {
    faults.push(
      createFault(
        `${quoteText(url)} is not a file of this site. Put it into public/ and name it from there, such as /loom.svg.`,
      ),
    );
  }
  if (/^\/.*\.(?!svg$)\w+$/i.test(url) && hasFile(url)) {
    faults.push(
      createFault(
        'is a photograph or another bitmap, which would be published unchanged, with the location where it was ' +
          'taken. Add it to Images (content/images), and name that entry in the front matter.',
      ),
    );
  }
  if ((alt ?? '').trim() === '')
    faults.push(createFault('has no alt text. Describe the picture between the brackets: ![A loom](…).'));
  else if (isMeaningless(alt ?? ''))
    faults.push(
      createFault(`${quoteText(alt)} does not describe the picture. Write what it shows between the brackets.`),
    );
  return faults;
}

function findFaults(node: Node, within: readonly string[], targets: Targets, from: string, text: string): Fault[] {
  if (isComponent(node)) return findComponentFaults(node);
  switch (node.type) {
    case 'heading':
      return findHeadingFaults(node, within, text.slice(node.position?.start.offset));
    case 'table':
      return [
        ...findExtraCells(node).map(({ position }): Fault => ({
          field: 'table',
          message:
            'has more cells in this row than in its head, and no page shows the last one. Add a column, or remove the cell.',
          ...(position && { at: position.start }),
        })),
        ...(within.includes('DataTable')
          ? []
          : [
              {
                field: 'table',
                message:
                  'has no caption. Put the table between <DataTable caption="…"> and </DataTable>, with empty lines around it.',
              },
            ]),
      ];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (isComment(node)) return [];
      return [
        {
          field: `{${node.value ?? ''}}`,
          message: /^\s*\/\*.*\*\/\s*$/s.test(node.value ?? '')
            ? 'is a comment within a paragraph. Put it on a separate line, with empty lines around it.'
            : 'is code, which is not allowed here. For a figure, an address or a number, write a component,' +
              'such as <Phone /> or <Rupees of="freeShippingAbove" />.',
        },
      ];
    case 'mdxjsEsm':
      return [{ field: 'text', message: 'begins with import or export, which is code. Change or remove the line.' }];
    case 'image':
      return findPictureFaults(node, targets);
    case 'code':
      return [
        { field: 'text', message: 'is a code block, which pages do not support. Remove the line of ``` or ~~~.' },
      ];
    case 'definition':
      return [
        {
          field: 'link',
          message:
            'is a link definition, which no page shows, because it begins with [words]: and an address. ' +
            'Write the link as [words](/page), or \\[ for a bracket.',
        },
      ];
    case 'link': {
      const message =
        getNodeWords(node).trim() === ''
          ? 'has no text. Write some between the square brackets.'
          : findTargetFault(node.url ?? '', targets, from);
      if (message !== undefined) return [{ field: 'link', message }];
      return node.title
        ? [
            {
              field: 'link',
              message: `has a title, ${quoteText(node.title)}, which no page shows. Write it in the text.`,
            },
          ]
        : [];
    }
    case 'list':
      return (node.start ?? 1) <= 1
        ? []
        : [
            {
              field: 'list',
              message: `begins at ${node.start ?? ''}. If it is a year at the start of a paragraph, write ${node.start ?? ''}\\.`,
            },
          ];
    case 'footnoteReference':
    case 'footnoteDefinition':
      return [{ field: 'footnote', message: 'Pages have no footnotes. Move the text into the sentence.' }];
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? [{ field: 'list', message: 'has a checkbox, which pages do not support. Start the item with - and a space.' }]
        : [];
    default:
      return [];
  }
}

/** Markdown syntax that remains as plain text in a node. */
function findLeftoverMarks(node: Node, written: string): Fault[] {
  return (node.children ?? []).flatMap((child) => {
    if (child.type !== 'text') return [];
    const { start, end } = child.position ?? {};
    const source = start ? written.slice(start.offset, end?.offset) : (child.value ?? '');
    const mark = findLeftoverMark(source);
    if (!mark) return [];
    const before = source.slice(0, mark.index).split('\n');
    const { line, column } = start ?? { line: 1, column: 1 };
    const at = {
      line: line + before.length - 1,
      column: (before.length === 1 ? column : 1) + (before.at(-1)?.length ?? 0),
    };
    return [{ field: 'text', message: mark.message, at }];
  });
}

/** Heading levels must not be skipped, for navigation by screen readers. */
function findSkippedLevels(nodes: readonly Node[]): Fault[] {
  const headings = nodes.filter(({ type }) => type === 'heading');
  return headings.flatMap(({ depth = 2, position }, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    if (depth <= above + 1) return [];
    const message = `skips a level. Write ${'#'.repeat(above + 1)} instead of ${'#'.repeat(depth)}.`;
    return [{ field: 'heading', message, ...(position && { at: position.start }) }];
  });
}

/** What the body of an MDX file is checked against. */
export type BodyRules = {
  readonly targets: Targets;
  readonly page: string;
};

/** All errors in the body of an MDX file, with positions. */
export function findBodyIssues(
  { file, text, line: first, tree, unreadable }: ReadBody,
  { targets, page }: BodyRules,
): Issue[] {
  const place = ({ line, column }: Position): Position => ({ line: line + first - 1, column });
  const createIssue = ({ field, message, at }: Fault, node?: Node): Issue => ({
    file,
    path: [field],
    message,
    position: place(at ?? node?.position?.start ?? { line: 1, column: 1 }),
  });
  const nodes = [...walkNodes(tree)];
  const found = nodes.flatMap(([node, within]) =>
    [...findFaults(node, within, targets, page, text), ...findLeftoverMarks(node, text)].map((fault) =>
      createIssue(fault, node),
    ),
  );
  const skipped = findSkippedLevels(nodes.map(([node]) => node)).map((fault) => createIssue(fault));
  const hasWords = nodes.some(([node]) => ['paragraph', 'listItem', 'table'].includes(node.type) && hasLetters(node));
  const empty =
    hasWords || unreadable.length + found.length + skipped.length > 0
      ? []
      : [createIssue({ field: 'text', message: 'has no text below the front matter. Write a paragraph.' })];
  const ids = nodes.flatMap(([node]) => (isComponent(node) && Object.hasOwn(placesOf, node.name ?? '') ? [node] : []));
  const repeated = ids
    .filter((node, index) => ids.findIndex(({ name }) => name === node.name) < index)
    .map((node) =>
      createIssue({ field: `<${node.name ?? ''}>`, message: 'appears twice. Keep one of the two.' }, node),
    );
  const marks = text.split('\n').flatMap((row, index) =>
    findInvalidCharacters(row).map(({ column, message }): Issue => ({
      file,
      path: ['text'],
      message,
      position: place({ line: index + 1, column }),
    })),
  );
  const comparePositions = (one: Issue, other: Issue): number =>
    (one.position?.line ?? 0) - (other.position?.line ?? 0) ||
    (one.position?.column ?? 0) - (other.position?.column ?? 0);
  return [...unreadable, ...found, ...empty, ...repeated, ...skipped, ...marks].toSorted(comparePositions);
}
