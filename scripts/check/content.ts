import { readFile } from 'node:fs/promises';

import { checkContent } from '@/lib/checks';
import { checkLinks, wrongTarget } from '@/lib/checks/links';
import { lineOf } from '@/lib/checks/locate';
import { checkPolicy } from '@/lib/checks/policies';
import type { Problem } from '@/lib/checks/rules';

import { frontmatterLine, isRead, POLICIES, readMdxFolder, type MdxFile } from './mdx';
import { loadModules } from './modules';
import { siteTargets } from './targets';

const NEWS = 'content/news';

/** The page that a text is. */
const pageOf = (file: string, slug: string): string => (file.startsWith(NEWS) ? `/news/${slug}` : `/${slug}`);

/** Says for a mistake in the frontmatter of a file on which line it is. */
const withFrontmatterLine =
  (files: readonly MdxFile[]) =>
  (problem: Problem): Problem => {
    const source = files.find(({ file }) => file === problem.file)?.source;
    return source === undefined ? problem : { ...problem, line: frontmatterLine(source, problem.field) };
  };

/** Says for a mistake in a content module on which line it is, where the module writes it out. */
async function withModuleLine(problem: Problem): Promise<Problem> {
  if (problem.line !== undefined || !problem.file.endsWith('.ts')) return problem;
  const line = lineOf(await readFile(problem.file, 'utf8'), problem.item, problem.field);
  return line === undefined ? problem : { ...problem, line };
}

/**
 * Every mistake in the content, with file, line, item and field. A content module that cannot be loaded stops it.
 *
 * @throws whatever such a module throws
 */
export async function contentProblems(): Promise<Problem[]> {
  const [policies, articles, modules] = await Promise.all([
    readMdxFolder(POLICIES),
    readMdxFolder(NEWS),
    loadModules(),
  ]);
  const [readPolicies, readArticles] = [policies.filter(isRead), articles.filter(isRead)];
  const files = [...readPolicies, ...readArticles];
  const unread = [...policies, ...articles].filter((result): result is Problem => !isRead(result));

  const heads = readPolicies.flatMap(({ file, frontmatter }) => checkPolicy(file, frontmatter));
  const targets = siteTargets(
    new Map<string, MdxFile['places'] | 'any'>([
      ...files.map(({ file, slug, places }) => [pageOf(file, slug), places] as const),
      ...unread.map(({ file, item }) => [pageOf(file, item), 'any'] as const),
    ]),
  );
  const links = files.flatMap(({ file, slug, links: written }) =>
    written.flatMap(({ href, line }): Problem[] => {
      const message = wrongTarget(href, targets, [pageOf(file, slug)]);
      return message === undefined ? [] : [{ file, line, item: slug, field: 'link', message }];
    }),
  );

  const inModules = await Promise.all([...checkContent(), ...checkLinks(modules, targets)].map(withModuleLine));
  return [
    ...inModules,
    ...unread,
    ...heads.map(withFrontmatterLine(files)),
    ...files.flatMap(({ problems }) => problems),
    ...links,
  ];
}
