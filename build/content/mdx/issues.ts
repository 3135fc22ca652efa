import { quoted } from '@/lib/content/schemas/fields/messages';
import type { Issue, Position } from '../issues';
import { didYouMean } from '@/lib/text/nearest';
import { saysNothing, unreadMarkdown, unsoundParts } from '@/lib/content/schemas/fields/sound-text';
import { type Targets, wrongTarget } from '../targets';
import { attributesOf, vocabulary } from '@/lib/content/vocabulary';
import { htmlAdvice } from './plain-words';
import { isComponent, type Node, nodesIn, type ReadBody } from './read';

type Fault = { readonly field: string; readonly message: string; readonly at?: Position };

function componentFaults(node: Node): Fault[] {
  const name = node.name ?? '';
  const fault = (message: string): Fault => ({ field: `<${name}>`, message });

  if (/^[a-z]/.test(name)) return [fault(htmlAdvice)];
  const known = attributesOf(name);
  if (!known) return [fault(`is no component. ${didYouMean(name, Object.keys(vocabulary))}`)];

  const given = new Map((node.attributes ?? []).map((attribute) => [attribute.name ?? '{…}', attribute.value]));
  const needless = [...given.keys()]
    .filter((attribute) => !Object.hasOwn(known, attribute))
    .map((attribute) => fault(`has no ${quoted(attribute)}. ${didYouMean(attribute, Object.keys(known))}`));
  const wrong = Object.entries(known).flatMap(([attribute, values]): Fault[] => {
    const value = given.get(attribute);
    if (typeof value !== 'string' || value.trim() === '') {
      return [fault(`needs ${attribute}="…", a name or words in quotes.`)];
    }
    if (values === 'text' || values.includes(value)) return [];
    return [fault(`knows no ${quoted(value)} for ${quoted(attribute)}. ${didYouMean(value, values)}`)];
  });
  return [...needless, ...wrong];
}

/** A heading of the second level is the summary of a fold; the title is in the front matter. */
function headingFaults(node: Node, within: readonly string[]): Fault[] {
  const fault = (message: string): Fault[] => [{ field: 'heading', message }];
  if (node.depth === 1) return fault('begins with one #. The title stands in the head; begin sections with ##.');
  if (node.depth !== 2) return [];
  if (within.length > 0)
    return fault(`stands inside <${within.at(-1) ?? ''}>. Move it out: it begins a section that folds.`);
  return (node.children ?? []).every(({ type }) => type === 'text')
    ? []
    : fault(
        'holds more than words. Write it without a link, a component or bold letters: it is the summary of a fold.',
      );
}

/** A picture is one of this site's own, and says what it shows. */
function pictureFaults({ url = '', alt }: Node, { hasFile }: Targets): Fault[] {
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
      fault(`${quoted(url)} is no file of this site. Put it into public/ and name it from there, such as /loom.svg.`),
    );
  }
  if ((alt ?? '').trim() === '')
    faults.push(fault('has no alt. Write what it shows between the brackets: ![A loom](…).'));
  else if (saysNothing(alt ?? ''))
    faults.push(fault(`${quoted(alt)} says nothing. Write what it shows between the brackets.`));
  return faults;
}

function faultsOf(node: Node, within: readonly string[], targets: Targets, from: string): Fault[] {
  if (isComponent(node)) return componentFaults(node);
  switch (node.type) {
    case 'heading':
      return headingFaults(node, within);
    case 'table':
      return within.includes('DataTable')
        ? []
        : [
            {
              field: 'table',
              message: 'has no caption. Put it between <DataTable caption="…"> and </DataTable>, with empty lines.',
            },
          ];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [
        {
          field: `{${node.value ?? ''}}`,
          message: /^\s*\/\*.*\*\/\s*$/s.test(node.value ?? '')
            ? 'is a comment. Content holds none: the editor in the browser would lose it. Take it out.'
            : 'is code, which this text does not know. For a figure, an address or a number write a component, ' +
              'such as <Phone /> or <Rupees of="freeShippingAbove" />.',
        },
      ];
    case 'mdxjsEsm':
      return [{ field: 'text', message: 'begins with import or export, which is for code. Take the line away.' }];
    case 'image':
      return pictureFaults(node, targets);
    case 'link':
    case 'definition': {
      const message = wrongTarget(node.url ?? '', targets, from);
      return message === undefined ? [] : [{ field: 'link', message }];
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
    case 'text':
      return (node.value ?? '').split('\n').flatMap((row, index) => markdownFaults(row, index, node));
    default:
      return [];
  }
}

/** Signs of Markdown that are still there in a text that was read: they mark nothing, and a reader would see them. */
function markdownFaults(row: string, index: number, { position }: Node): Fault[] {
  const { 0: sign, index: column } = /\*\*|\[\^/.exec(row) ?? {};
  if (sign === undefined || column === undefined) return [];
  const message =
    sign === '**'
      ? 'holds ** that mark nothing. Put them right at a letter: **கைவினை**, and full stops and quotes outside them.'
      : 'holds [^, a footnote. Pages have none. Put its words into the sentence.';
  const start = position?.start ?? { line: 1, column: 1 };
  const at = { line: start.line + index, column: index === 0 ? start.column + column : column + 1 };
  return [{ field: 'text', message, at }];
}

/** What a text is checked against. */
export type BodyRules = {
  readonly targets: Targets;
  readonly page: string;
};

/** Every issue in the text of an MDX file, each with its place. */
export function bodyIssues(
  { file, text, line: first, tree, unreadable }: ReadBody,
  { targets, page }: BodyRules,
): Issue[] {
  const place = ({ line, column }: Position): Position => ({ line: line + first - 1, column });
  const found = [...nodesIn(tree)].flatMap(([node, within]) =>
    faultsOf(node, within, targets, page).map(({ field, message, at }): Issue => ({
      file,
      path: [field],
      message,
      position: place(at ?? node.position?.start ?? { line: 1, column: 1 }),
    })),
  );
  const marks = text.split('\n').flatMap((row, index) =>
    [...unsoundParts(row), ...unreadMarkdown(row)].map(({ column, message }): Issue => ({
      file,
      path: ['text'],
      message,
      position: place({ line: index + 1, column }),
    })),
  );
  const later = (one: Issue, other: Issue): number =>
    (one.position?.line ?? 0) - (other.position?.line ?? 0) ||
    (one.position?.column ?? 0) - (other.position?.column ?? 0);
  return [...unreadable, ...found, ...marks].toSorted(later);
}
