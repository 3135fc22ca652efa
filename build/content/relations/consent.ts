import type { CollectionDefinition } from '@/lib/content/schemas/define';
import { type Content, collections } from '@/lib/content/schemas';
import type { Conflict } from './conflict';

type Told = { readonly id: string; readonly sample?: true; readonly consent?: string; readonly author?: string };

/**
 * Real people are shown on the site with their written consent only: each item of a collection that has the field says on which day
 * it was given, unless it is a sample. An article that the enterprise signs names no one.
 */
export const consentGiven = (content: Content): Conflict[] =>
  Object.entries(collections as Readonly<Record<string, CollectionDefinition>>)
    .filter(([, { schema }]) => 'consent' in schema.shape)
    .flatMap(([name, { folder }]) =>
      // The cast is safe: the schema has these fields.
      (content[name as keyof typeof collections] as readonly Told[])
        .filter(({ sample, consent, author }) => !sample && !consent && author !== content.enterprise.name)
        .map(({ id }) => ({
          item: `${folder}/${id}`,
          path: ['consent'],
          message:
            'is missing, and this is a real person. Write the day she agreed in writing to her name, words, picture and ' +
            'figures, as YYYY-MM-DD; or mark her as invented, with sample: true.',
        })),
    );
