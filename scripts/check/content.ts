import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { anchors } from '@/content/anchors';
import { careerOpenings } from '@/content/careers';
import { events } from '@/content/events';
import { feeds } from '@/content/feeds';
import { gallery } from '@/content/gallery';
import { hubs } from '@/content/hubs';
import { mentors } from '@/content/mentors';
import { paperFiles } from '@/content/papers/delivery';
import { routePaths } from '@/content/routes';
import { checkContent } from '@/lib/checks';
import { checkLinks, wrongTarget, type Targets } from '@/lib/checks/links';
import { lineOf } from '@/lib/checks/locate';
import { checkNews } from '@/lib/checks/news';
import { checkPolicy } from '@/lib/checks/policies';
import type { Problem } from '@/lib/checks/rules';

import { frontmatterLine, isRead, readMdxFolder, type MdxFile } from './mdx';
import { loadModules } from './modules';

const POLICIES = 'content/policies';
const NEWS = 'content/news';

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

/** Every page of the site with the places that links may name, and the files beside the pages. */
function targetsOf(policies: readonly MdxFile[], articles: readonly MdxFile[], unread: readonly Problem[]): Targets {
  const written: Readonly<Partial<Record<string, readonly string[]>>> = anchors;
  const pages = new Map<string, ReadonlySet<string> | 'any'>(routePaths.map((path) => [path, new Set(written[path])]));

  for (const { slug, places } of policies) pages.set(`/${slug}`, places);
  for (const { slug, places } of articles) pages.set(`/news/${slug}`, places);
  for (const { file, item } of unread) pages.set(file.startsWith(NEWS) ? `/news/${item}` : `/${item}`, 'any');
  for (const { id } of hubs) pages.set(`/hub/${id}`, new Set());
  for (const { id } of mentors) pages.set(`/mentor/${id}`, new Set());
  for (const { slug } of events) pages.set(`/events/${slug}`, new Set(anchors['/events/[slug]']));
  for (const { id } of gallery.pictures) pages.set(`/gallery/${id}`, new Set());
  for (const { slug } of careerOpenings) pages.set(`/careers/${slug}`, new Set());

  const made = new Set<string>([
    ...Object.values(paperFiles).map((name) => `/papers/${name}`),
    ...Object.values(feeds.formats).map(({ path }) => path),
  ]);
  return {
    pages,
    // A file of public/, a paper or a feed that the build makes, or a file that a route writes.
    hasFile: (path) => made.has(path) || existsSync(join('public', path)) || existsSync(join('app', path, 'route.ts')),
  };
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

  const heads = [
    ...readPolicies.flatMap(({ file, frontmatter }) => checkPolicy(file, frontmatter)),
    ...checkNews(readArticles),
  ];
  const targets = targetsOf(readPolicies, readArticles, unread);
  const links = files.flatMap(({ file, slug, links: written }) => {
    const page = file.startsWith(NEWS) ? `/news/${slug}` : `/${slug}`;
    return written.flatMap(({ href, line }): Problem[] => {
      const message = wrongTarget(href, targets, [page]);
      return message === undefined ? [] : [{ file, line, item: slug, field: 'link', message }];
    });
  });

  const inModules = await Promise.all([...checkContent(), ...checkLinks(modules, targets)].map(withModuleLine));
  return [
    ...inModules,
    ...unread,
    ...heads.map(withFrontmatterLine(files)),
    ...files.flatMap(({ problems }) => problems),
    ...links,
  ];
}
