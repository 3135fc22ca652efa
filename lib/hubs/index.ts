import { contentIn, type Action, type Item } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';

export type Hub = Item<'hubs'>;

/** A hub's full name, as a heading and in a mentor's record: 'Weaving hub, Madurai'. */
export const hubTitle = ({ name, location }: Pick<Hub, 'name' | 'location'>): string => `${name}, ${location}`;

/** The hub of an id; nothing for an id that is none. */
export const hubAt = (id: string, language: Language): Hub | undefined =>
  contentIn(language).hubs.find((hub) => hub.id === id);

/** The hubs with a full course running. */
export const activeHubs = (language: Language): readonly Hub[] =>
  contentIn(language).hubs.filter(({ status }) => status === 'Active');

/** Every hub but one. */
export const hubsBut = (id: string, language: Language): readonly Hub[] =>
  contentIn(language).hubs.filter((hub) => hub.id !== id);

/** What a hub makes, as one line: 'Bowls and cups, ladles and spoons, lamps'. */
export const productLine = ({ products }: Pick<Hub, 'products'>): string =>
  products
    .map((product, index) => (index === 0 ? product : product.charAt(0).toLowerCase() + product.slice(1)))
    .join(', ');

/** The way to a visit, or to a question where there is no house yet: a letter about the hub. */
export function visitAction(hub: Hub, language: Language, label?: string): Action {
  const { ask, plan, subject } = contentIn(language).hub;
  return actionTo(
    {
      label: label ?? (hub.status === 'Planned' ? ask : plan),
      path: '/contact',
      subject: fill(subject, { title: hubTitle(hub) }),
    },
    language,
  );
}
