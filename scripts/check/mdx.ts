import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

import type { Problem } from '@/lib/checks/rules';
import { placesOf, type MdxComponentName } from '@/lib/mdx-vocabulary';

import { explainFailure } from './mdx-failure';
import { checkFigures, checkTree, linksOf, type MdxLink, type TreeNode } from './mdx-tree';

/** Where the policies are written. */
export const POLICIES = 'content/policies';

/** An MDX file of content, read without drawing it. */
export type MdxFile = {
  readonly file: string;
  /** The file's name without `.mdx`. */
  readonly slug: string;
  readonly source: string;
  /** What stands between the two lines of dashes. */
  readonly frontmatter: unknown;
  /** The places a link may name. */
  readonly places: ReadonlySet<string>;
  readonly links: readonly MdxLink[];
  /** What is wrong with its text, as far as the file alone tells. */
  readonly problems: readonly Problem[];
};

type HastNode = {
  readonly name?: string | null;
  readonly properties?: { readonly id?: unknown };
  readonly children?: readonly HastNode[];
};

/** Every place in a text: its headings, and what its components bring. */
function placesIn({ name, properties, children = [] }: HastNode): string[] {
  const own = typeof properties?.id === 'string' ? [properties.id] : [];
  const brought = placesOf[name as MdxComponentName] ?? [];
  return [...own, ...[brought].flat(), ...children.flatMap(placesIn)];
}

/**
 * Reads an MDX file and tells every mistake that its text holds by itself.
 *
 * @param file its path, for messages
 * @returns a problem alone, when the text cannot be read at all
 */
export async function readMdx(file: string, slug: string, source: string): Promise<MdxFile | Problem> {
  let tree: TreeNode = { type: 'root' };
  let places: string[] = [];

  try {
    const { frontmatter } = await evaluate(source, {
      ...runtime,
      remarkPlugins: [
        remarkGfm,
        remarkFrontmatter,
        // Before the plugin that reads the frontmatter, so that what is collected is what the editor wrote.
        () => (root: TreeNode) => {
          tree = structuredClone(root);
        },
        remarkMdxFrontmatter,
      ],
      rehypePlugins: [
        rehypeSlug,
        () => (root: HastNode) => {
          places = placesIn(root);
        },
      ],
    });
    const rules = file.startsWith(POLICIES) ? [checkTree, checkFigures] : [checkTree];
    const mistakes = rules.flatMap((rule) => rule(tree));
    const problems = mistakes.map((mistake): Problem => ({ file, item: slug, ...mistake }));
    return { file, slug, source, frontmatter, places: new Set(places), links: linksOf(tree), problems };
  } catch (error) {
    return { file, item: slug, field: 'text', ...explainFailure(error) };
  }
}

/** Whether a file could be read. */
export const isRead = (result: MdxFile | Problem): result is MdxFile => 'source' in result;

/** Reads every MDX file of a folder, by name; none where there is no such folder. */
export async function readMdxFolder(folder: string): Promise<(MdxFile | Problem)[]> {
  const all = existsSync(folder) ? await readdir(folder) : [];
  const names = all.filter((name) => name.endsWith('.mdx')).toSorted();
  return Promise.all(
    names.map(async (name) =>
      readMdx(`${folder}/${name}`, name.slice(0, -'.mdx'.length), await readFile(join(folder, name), 'utf8')),
    ),
  );
}

/** The line on which a field of the frontmatter stands; the first line of the file, where it is missing. */
export function frontmatterLine(source: string, field: string): number {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  return lines.slice(0, Math.max(end, 1)).findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
}
