import type { Conflict } from './define';
import { type Content, pages } from './topics';

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
