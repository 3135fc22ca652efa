import { contentIn } from '@/lib/content';
import { languages } from '@/lib/languages';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { defaultTreeAdapter as tree, html, parse, type DefaultTreeAdapterTypes as Parse5 } from 'parse5';

import { groundNames, type GroundName } from '../design/grounds';

/** A share picture that a page of the export names. */
export type SharePage = { readonly file: string; readonly title: string; readonly ground: GroundName };

type Element = Parse5.Element;

const nameAtEnd = new RegExp(
  ` \\| (${languages.map((language) => contentIn(language).enterprise.name).join('|')})$`,
  'u',
);

function* elementsIn(node: Parse5.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    if (child.namespaceURI === html.NS.HTML) yield* elementsIn(child);
  }
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

const isGround = (name: string | undefined): name is GroundName =>
  name !== undefined && (groundNames as readonly string[]).includes(name);

/** The ground the page's heading stands on: the nearest one round it, plaster where there is none. */
function groundOf(heading: Element | undefined): GroundName {
  let node: Parse5.ParentNode | null | undefined = heading;
  while (node && tree.isElementNode(node)) {
    const ground = attribute(node, 'data-ground');
    if (isGround(ground)) return ground;
    node = node.parentNode;
  }
  return 'plaster';
}

/**
 * Reads from a page which share picture it names, with the words and the ground it is to show.
 *
 * @returns nothing for a page that names none, such as the 404
 */
export function sharePageIn(source: string): SharePage | undefined {
  // Nothing behind the heading speaks of the picture, and to parse it all would take most of this step's time.
  const [untilHeading = ''] = source.split('</h1>', 1);
  const elements = [...elementsIn(parse(untilHeading))];
  const meta = (property: string): string | undefined => {
    const found = elements.find(({ tagName, attrs }) =>
      tagName === 'meta' ? attrs.some(({ name, value }) => name === 'property' && value === property) : false,
    );
    return found && attribute(found, 'content');
  };
  const address = meta('og:image');
  const fullTitle = meta('og:title');
  if (address === undefined || fullTitle === undefined) return undefined;
  return {
    file: basename(address),
    title: fullTitle.replace(nameAtEnd, ''),
    ground: groundOf(elements.find(({ tagName }) => tagName === 'h1')),
  };
}

/** The share pictures that the pages of an export name. */
export async function sharePagesOf(folder: string): Promise<SharePage[]> {
  const names = await readdir(folder, { recursive: true });
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .toSorted()
      .map(async (name) => sharePageIn(await readFile(join(folder, name), 'utf8'))),
  );
  return pages.filter((page) => page !== undefined);
}
