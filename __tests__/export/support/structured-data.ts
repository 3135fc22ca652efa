import { exportedPages, find, pagesBelow, type ExportedPage } from './pages';

/** A schema.org object. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isThing = (value: unknown): value is Thing => isRecord(value) && typeof value['@type'] === 'string';

/** The parsed JSON-LD blocks of a page. */
export const blocksOf = (page: ExportedPage): unknown[] =>
  find(page, 'script', { type: 'application/ld+json' }).map(({ text }) => JSON.parse(text) as unknown);

/** The schema.org objects of a page, including breadcrumbs; throws for other data. */
export function thingsOf(page: ExportedPage): Thing[] {
  return blocksOf(page).flatMap((block) => {
    const graph = isRecord(block) && block['@context'] === 'https://schema.org' ? block['@graph'] : undefined;
    if (!Array.isArray(graph) || !graph.every(isThing)) throw new Error(`${page.path}: a block that is no graph.`);
    return graph;
  });
}

/** All schema.org objects in a value, at any depth. */
export const thingsIn = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isRecord(value)) return [];
  return [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
};

/** The only object of a type on a page. */
export function thingOf(page: ExportedPage, type: string): Thing {
  const [thing, ...more] = thingsOf(page).filter((each) => each['@type'] === type);
  if (!thing || more.length > 0)
    throw new Error(`${page.path} tells of ${more.length + Number(Boolean(thing))} ${type}s.`);
  return thing;
}

/** A nested value: `valueAt(event, 'location.address.addressLocality')`. */
export const valueAt = (thing: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), thing);

/** The text of the main content. */
export const visibleText = (page: ExportedPage): string => find(page, 'main')[0]?.text ?? '';

/** A page by path. */
export const pageAt = (path: string, pages: readonly ExportedPage[] = exportedPages): ExportedPage => {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
};

/** Open roles: pages with an e-mail link. */
export const openJobs = pagesBelow('/careers').filter((page) =>
  find(page, 'main')[0]?.descendants.some(({ attributes }) => attributes.href?.startsWith('mailto:')),
);
