import { parse } from 'node:path/posix';

import { isTranslation } from '@/build/content/load/files';
import { loadContent } from '@/build/content/load';
import type { Issue } from '@/build/content/issues';
import { collections } from '@/lib/content/schemas';
import { getRoute, getWordsFile, routePaths } from '@/lib/routes';

import { contentWith, ownContent, withValue } from './content';

/** Collections that the other enterprise does not have. */
const missing = [
  ...routePaths.flatMap((path) => getRoute(path).shows ?? []).filter((name) => !['pieces', 'events'].includes(name)),
  ...(['brandTestimonials', 'corporateTestimonials', 'partners', 'giftSets', 'programs', 'successStories'] as const),
].map((name) => collections[name].folder);

const missingPages = routePaths.filter((path) => {
  const { shows } = getRoute(path);
  return shows !== undefined && missing.includes(collections[shows].folder);
});

const isMissing = (file: string): boolean =>
  isTranslation(file) ||
  missing.includes(parse(file).dir) ||
  missingPages.some((path) => file === `${getWordsFile(path)}.yaml`);

/** The names of a collection's first items that contain a pattern. */
const listFirst = (files: ReadonlyMap<string, string>, folder: string, count: number, pattern = /^/): string[] =>
  [...files]
    .filter(([file, text]) => parse(file).dir === folder && !isTranslation(file) && pattern.test(text))
    .slice(0, count)
    .map(([file]) => parse(file).name);

const anyOf = (key: string, names: readonly string[]): RegExp => new RegExp(`^${key}: (?:${names.join('|')})$`, 'm');

/** What an editor does about an issue: leads to what is there instead of what is gone. */
function mend(
  files: Map<string, string>,
  { file, path, message }: Issue,
  ids: Readonly<Record<string, string[]>>,
): void {
  const name = file.replace('content/', '');
  const text = files.get(name) ?? '';
  const [, target = ''] = /^'([^']*)'/.exec(message) ?? [];
  const [, collection = ''] = /is not in (\w+)\./.exec(message) ?? [];
  if (name.endsWith('.mdx')) files.set(name, text.replaceAll(`](${target})`, '](/contact)'));
  else if (path.at(-1) === 'hash') files.set(name, withValue(name, path, undefined, text));
  else
    files.set(
      name,
      withValue(name, path, ids[collection]?.[0] ?? (name === 'pages/contact.yaml' ? '/story' : '/contact'), text),
    );
}

/**
 * The content of another enterprise, made from the site's: another name, English only, two hubs, three mentors without
 * ratings, two pieces, one event and one leader; no news, marketplace, partners, donations, courses, roles, gallery or
 * gift sets.
 */
export function makeOtherEnterprise(): ReadonlyMap<string, string> {
  const all = new Map([...ownContent, ...contentWith({})]);
  const hubs = listFirst(all, 'hubs', 2, /^status: Active$/m);
  const mentors = listFirst(all, 'mentors', 3, anyOf('hub', hubs));
  const ids = {
    hubs,
    mentors,
    pieces: listFirst(all, 'pieces', 2, anyOf('mentor', mentors)),
    events: listFirst(all, 'events', 1),
    leaders: listFirst(all, 'leaders', 1),
    milestones: listFirst(all, 'milestones', 3, new RegExp(`^(?![^]*^hub: )|${anyOf('hub', hubs).source}`, 'm')),
  };

  const isKept = (file: string): boolean => {
    const { dir, name } = parse(file);
    return !isMissing(file) && (!Object.hasOwn(ids, dir) || ids[dir as keyof typeof ids].includes(name));
  };
  const files = new Map([...all].filter(([file]) => isKept(file)));
  const remove = (file: string, ...paths: readonly string[][]) =>
    files.set(
      file,
      paths.reduce((text, path) => withValue(file, path, undefined, text), files.get(file) ?? ''),
    );

  const enterprise = 'site/enterprise.yaml';
  remove(enterprise, ['tamilName'], ['social'], ['external', 'brands'], ['external', 'becomeSeller']);
  files.set(enterprise, withValue(enterprise, ['name'], 'Olaikoodu', files.get(enterprise)));
  for (const id of mentors) remove(`mentors/${id}.yaml`, ['rating'], ['totalReviews'], ['achievements']);

  // Links are mended before their anchors.
  for (let round = 0; round < 3; round += 1) {
    for (const issue of loadContent(files).issues) mend(files, issue, ids);
  }
  return files;
}
