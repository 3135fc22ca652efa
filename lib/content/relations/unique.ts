import { type CollectionName, collections, type Content, pages } from '../topics';
import type { Conflict } from './conflict';

const sameTitle = 'is the title of another one too. Write its own, or take one of the two away.';
const sameHeading = 'stands twice. The title of a page must be its own.';
const sameArticle = "is the same as another article's. Say what is told here only.";
const hangsAlready = 'hangs there already. Choose another.';

/** What no two items of a collection have alike, and what is said of the second that has. */
const unlike: readonly (readonly [collection: CollectionName, field: string, message: string])[] = [
  ['brands', 'name', 'is the name of another brand too. Write its own, or take one of the two away.'],
  ['partners', 'name', 'is the name of another partner too. Write its own, or take one of the two away.'],
  ['donationAreas', 'title', sameTitle],
  ['partnershipTypes', 'title', sameTitle],
  ['pieces', 'name', 'is the name of another piece too. Write its own.'],
  ['pieces', 'picture', 'shows another piece already. Choose another.'],
  ['events', 'title', sameHeading],
  ['gallery', 'title', sameHeading],
  ['gallery', 'picture', hangsAlready],
  ['gallery', 'woodcut', hangsAlready],
  ['news', 'title', sameArticle],
  ['news', 'desc', sameArticle],
];

type Described = Readonly<Record<string, unknown>> & { readonly id: string };

/** No two items of a collection are alike in what they are told apart by. */
export const itemsDiffer = (content: Content): Conflict[] =>
  unlike.flatMap(([name, field, message]) => {
    // The cast is safe: every item has an id, and a field that it lacks is undefined.
    const items = content[name] as readonly Described[];
    return items
      .filter(({ [field]: said }, index) => items.findIndex((other) => other[field] === said) < index)
      .map(({ id }) => ({ item: `${collections[name].folder}/${id}`, path: [field], message }));
  });

/** No two pictures are described by the same words. */
export const altsDiffer = ({ images: all }: Content): Conflict[] =>
  all.flatMap(({ id, alt }, index) => {
    const twin = all.slice(0, index).find((other) => other.alt.toLowerCase() === alt.toLowerCase());
    const message = `is the alt of '${twin?.id}' too. Say what only this picture shows.`;
    return twin ? [{ item: `images/${id}`, path: ['alt'], message }] : [];
  });

/** No two pages are told alike in search results. */
export function descriptionsDiffer(content: Content): Conflict[] {
  const told = [
    ...Object.entries(pages).map(([name, { file }]) => ({
      item: file,
      description: (content.pages[name as keyof typeof pages] as { readonly description: string }).description,
    })),
    ...content.policies.map(({ id, description }) => ({ item: `policies/${id}`, description })),
  ];
  return told
    .filter(({ description }, index) => told.findIndex((other) => other.description === description) < index)
    .map(({ item }) => ({
      item,
      path: ['description'],
      message: 'is the same as another page’s. Say what is here only.',
    }));
}
