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
  const fault = (message: string): Fault => ({ field: `<${name}>`, message });

  if (/^[a-z]/.test(name)) return [fault(htmlAdvice)];
  const known = getAttributes(name);
  if (!known) return [fault(`is no component. ${didYouMean(name, Object.keys(vocabulary))}`)];

  const given = new Map((node.attributes ?? []).map((attribute) => [attribute.name ?? '{…}', attribute.value]));
  const needless = [...given.keys()]
    .filter((attribute) => !Object.hasOwn(known, attribute))
    .map((attribute) => fault(`has no ${quoteText(attribute)}. ${didYouMean(attribute, Object.keys(known))}`));
  const wrong = Object.entries(known).flatMap(([attribute, values]): Fault[] => {
    const value = given.get(attribute);
    if (typeof value !== 'string' || value.trim() === '') {
      return [fault(`needs ${attribute}="…", a name or words in quotes.`)];
    }
    if (values === 'text' || values.includes(value)) return [];
    return [fault(`knows no ${quoteText(value)} for ${quoteText(attribute)}. ${didYouMean(value, values)}`)];
  });
  return [...needless, ...wrong, ...findContentFaults(node).map(fault)];
}

const isComment = ({ type, value = '' }: Node): boolean =>
  type === 'mdxFlowExpression' && /^\s*\/\*.*\*\/\s*$/s.test(value);

/** What a component would not show of the content between its tags. */
function findContentFaults({ name, children = [] }: Node): string[] {
  const content = children.filter((child) => !isComment(child));
  if (!isContainer(name ?? '')) {
    return content.length > 0 ? [`shows nothing of what is between its tags. Write <${name ?? ''} … /> alone.`] : [];
  }
  const isOneTable = content.length === 1 && content[0]?.type === 'table';
  return name === 'DataTable' && !isOneTable
    ? ['shows one table and nothing else. Put other words above or below it, and each table into its own.']
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
  const fault = (message: string): Fault[] => [{ field: 'heading', message }];
  if (!/[\p{L}\p{N}]/u.test(getNodeWords(node)))
    return fault('has no words, and its link has no name. Write some, or take it out.');
  const place = slug(getNodeWords(node));
  if (takenPlaces.includes(place))
    return fault(`would have the place '#${place}', which another part of a page has. Write other words.`);
  if (!written.startsWith('#'))
    return fault('is made by a line of --- or === below it. Put an empty line between them, or begin it with ##.');
  if (node.depth === 1) return fault('begins with one #. The title stands in the head; begin sections with ##.');
  if (node.depth !== 2) return [];
  if (within.length > 0) return fault(`stands inside <${within.at(-1) ?? ''}>. Move it out: it begins a section.`);
  return (node.children ?? []).every(({ type }) => type === 'text')
    ? []
    : fault('holds more than words. Write it without a link, a component or bold letters: the contents list it.');
}

/** A picture must be a file of this site and have alt text. */
function findPictureFaults({ url = '', alt }: Node, { hasFile }: Targets): Fault[] {
  const fault = (message: string): Fault => ({ field: 'picture', message });
  const faults: Fault[] = [];
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
    const host = URL.canParse(url, 'https://x') ? new URL(url, 'https://x').host || 'elsewhere' : url;
    faults.push(
      fault(
        `comes from ${host}, and this site shows pictures of its own only: a browser would refuse it. ` +
          'Put the file into public/ and name it from there, such as /loom.svg.',
      ),
    );
  } else if (!url.startsWith('/') || !hasFile(url)) {
    faults.push(
      fault(
        `${quoteText(url)} is no file of this site. Put it into public/ and name it from there, such as /loom.svg.`,
      ),
    );
  }
  if (/^\/.*\.(?!svg$)\w+$/i.test(url) && hasFile(url)) {
    faults.push(
      fault(
        'is a photograph or another picture of dots, which would be published as it is, with the place where it was ' +
          'taken. Make it an entry of Images (content/images), and name that entry in the head.',
      ),
    );
  }
  if ((alt ?? '').trim() === '')
    faults.push(fault('has no alt. Write what it shows between the brackets: ![A loom](…).'));
  else if (isMeaningless(alt ?? ''))
    faults.push(fault(`${quoteText(alt)} says nothing. Write what it shows between the brackets.`));
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
          message: 'has a cell beyond the last column of its head, and no page shows it. Add a column, or take it out.',
          ...(position && { at: position.start }),
        })),
        ...(within.includes('DataTable')
          ? []
          : [
              {
                field: 'table',
                message: 'has no caption. Put it between <DataTable caption="…"> and </DataTable>, with empty lines.',
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
            ? 'is a comment within a text. Put it on a line of its own, with empty lines around it.'
            : 'is code, which this text does not know. For a figure, an address or a number write a component, ' +
              'such as <Phone /> or <Rupees of="freeShippingAbove" />.',
        },
      ];
    case 'mdxjsEsm':
      return [{ field: 'text', message: 'begins with import or export, which is for code. Take the line away.' }];
    case 'image':
      return findPictureFaults(node, targets);
    case 'code':
      return [{ field: 'text', message: 'is a block of code, and pages show none. Take the line of ``` or ~~~ out.' }];
    case 'definition':
      return [
        {
          field: 'link',
          message:
            'is a line that no page shows, because it begins with [words]: and an address. ' +
            'Write the link as [words](/page) where it belongs, or \\[ for the bracket itself.',
        },
      ];
    case 'link': {
      const message =
        getNodeWords(node).trim() === ''
          ? 'has no words. Write some between the square brackets.'
          : findTargetFault(node.url ?? '', targets, from);
      if (message !== undefined) return [{ field: 'link', message }];
      return node.title
        ? [{ field: 'link', message: `has a title, ${quoteText(node.title)}, that no page shows. Write it as words.` }]
        : [];
    }
    case 'list':
      return (node.start ?? 1) <= 1
        ? []
        : [
            {
              field: 'list',
              message: `begins at ${node.start ?? ''}. Is it a year? Write ${node.start ?? ''}\\. to begin a paragraph with it.`,
            },
          ];
    case 'footnoteReference':
    case 'footnoteDefinition':
      return [{ field: 'footnote', message: 'Pages have no footnotes. Put its words into the sentence.' }];
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? [{ field: 'list', message: 'has a checkbox, and pages have none. Begin the item with - and a space.' }]
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
    const message = `leaves a level out. Write ${'#'.repeat(above + 1)} instead of ${'#'.repeat(depth)}.`;
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
      : [createIssue({ field: 'text', message: 'has no words below the head. Write a paragraph.' })];
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
  const later = (one: Issue, other: Issue): number =>
    (one.position?.line ?? 0) - (other.position?.line ?? 0) ||
    (one.position?.column ?? 0) - (other.position?.column ?? 0);
  return [...unreadable, ...found, ...empty, ...repeated, ...skipped, ...marks].toSorted(later);
}
