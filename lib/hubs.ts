import { hubs, type Hub } from '@/content/hubs';

/** A hub's full name, as a heading and in a mentor's record: 'Weaving hub, Madurai'. */
export const hubTitle = ({ name, location }: Pick<Hub, 'name' | 'location'>): string => `${name}, ${location}`;

export const hubAt = (id: string): Hub | undefined => hubs.find((hub) => hub.id === id);

/** The hubs with a full course running; their number is the published figure. */
export const activeHubs: readonly Hub[] = hubs.filter(({ status }) => status === 'Active');

/** What a hub makes, as one line: 'Bowls and cups, ladles and spoons, lamps'. */
export const productLine = ({ products }: Pick<Hub, 'products'>): string =>
  products
    .map((product, index) => (index === 0 ? product : product.charAt(0).toLowerCase() + product.slice(1)))
    .join(', ');

/** Every hub but one. */
export const hubsBut = (id: string): readonly Hub[] => hubs.filter((hub) => hub.id !== id);
