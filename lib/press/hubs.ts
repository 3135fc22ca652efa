import { hubs } from '@/content/hubs';
import { story } from '@/content/story';
import type { Language } from '@/lib/languages';

/** A hub as the papers tell of it. */
export type HubOnPaper = {
  readonly id: string;
  readonly name: string;
  readonly tamil: string;
  readonly place: string;
  readonly text: string;
  /** What comes of the craft, in a sentence. */
  readonly goods: string;
  /** Kinds of product. Prices stand in the quote, because they change with number and packing. */
  readonly kinds: readonly string[];
  readonly picture: string;
  readonly isActive: boolean;
};

/** Every hub, in the order of the collection. */
// In transition: the hubs become a collection, which holds all of this (`goods` is on it, too).
export const hubsOnPaper = (_language: Language): readonly HubOnPaper[] =>
  hubs.map(({ id, craft, tamil, location, description, products, pictures, status }) => ({
    id,
    name: craft,
    tamil,
    place: location,
    text: description,
    goods: story.hubs.hubs.find(({ title }) => title === craft)?.text ?? description,
    kinds: products,
    picture: pictures[0]?.picture ?? '',
    isActive: status === 'Active',
  }));
