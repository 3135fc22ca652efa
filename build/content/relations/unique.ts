import type { CollectionDefinition } from '@/lib/content/schemas/define';
import { type CollectionName, collections, type Content, pages } from '@/lib/content/schemas';
import type { Conflict } from './conflict';

/** The fields in which no two items of a collection are alike: a person may be quoted twice, not by the same words. */
function fieldsOf(name: CollectionName): readonly string[] {
  const { shape } = collections[name].schema;
  const isQuote = 'quote' in shape && !('summary' in shape);
  return isQuote ? ['quote'] : ['title', 'name'].filter((field) => field in shape);
}

type Described = Readonly<Record<string, unknown>> & { readonly id: string };

/** Checks the fields that must be unique within a collection. */
export const itemsDiffer = (content: Content): Conflict[] =>
  (Object.keys(collections) as CollectionName[]).flatMap((name) => {
    // The casts are safe: every item has an id, and a field that it lacks is undefined.
    const items = content[name] as readonly Described[];
    const { folder, body }: CollectionDefinition = collections[name] as never;
    return fieldsOf(name).flatMap((field) =>
      items.flatMap((item, index): Conflict[] => {
        const twin = items.slice(0, index).find((other) => item[field] !== undefined && other[field] === item[field]);
        if (!twin) return [];
        const file = `content/${folder}/${twin.id}.${body ?? 'yaml'}`;
        const message = `is the same in ${file}. Write its own, or remove one of the two files.`;
        return [{ item: `${folder}/${item.id}`, path: [field], message }];
      }),
    );
  });

/** Checks that no two pages have the same title or description in search results. */
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
