import type { Hub } from '@/content/hubs';
import { figureNumber } from '@/lib/dots';

import { pictureFor } from './pictures';
import { atLeast, checkItems, oneOf, slug, summary, text, type Problem } from './rules';

const FILE = 'content/hubs.ts';

const statuses = ['Active', 'Opening', 'Planned'];

type PublishedFigures = {
  /** How many hubs /hubs says are active. */
  readonly activeHubs: { readonly value: string };
  /** How many women it says are enrolled there. */
  readonly hubArtisans: { readonly value: string };
};

/** The number at the head of '150 artisans'; not a number where there is none. */
const artisansOf = ({ artisans }: Hub): number => Number.parseInt(artisans, 10);

/** Every hub can be found, visited and told apart, and the active ones add up to the published figures. */
export function checkHubs(hubs: readonly Hub[], figures: PublishedFigures): Problem[] {
  const fields = checkItems(FILE, hubs, 'id', {
    id: [slug],
    name: [text],
    location: [text],
    description: [text],
    artisans: [text],
    products: [atLeast(1)],
    image: [pictureFor('card')],
    status: [oneOf('status', statuses)],
    features: [atLeast(1)],
    craft: [text],
    tamil: [text],
    summary: [summary],
    hours: [text],
    visit: [atLeast(1)],
    sign: [pictureFor('thumb')],
    pictures: [atLeast(1)],
  });

  const pictures = hubs.flatMap((hub) =>
    checkItems(FILE, hub.pictures, 'picture', { picture: [pictureFor('card')], caption: [text] }).map(
      ({ item, field, message }): Problem => ({
        file: FILE,
        item: hub.id,
        field: `pictures.${item}.${field}`,
        message,
      }),
    ),
  );

  const active = hubs.filter(({ status }) => status === 'Active');
  const problem = (item: string, field: string, message: string): Problem => ({ file: FILE, item, field, message });

  const uncounted = active
    .filter((hub) => Number.isNaN(artisansOf(hub)))
    .map(({ id }) => problem(id, 'artisans', "of an active hub begin with a number, for example '150 artisans'."));
  if (uncounted.length > 0) {
    return [...fields, ...pictures, ...uncounted];
  }

  const published = { hubs: figureNumber(figures.activeHubs.value), artisans: figureNumber(figures.hubArtisans.value) };
  const artisans = active.reduce((total, hub) => total + artisansOf(hub), 0);

  return [
    ...fields,
    ...pictures,
    ...(active.length === published.hubs
      ? []
      : [
          problem(
            'active hubs',
            'status',
            `${active.length} are active; content/figures.ts publishes ${published.hubs}.`,
          ),
        ]),
    ...(artisans === published.artisans
      ? []
      : [
          problem(
            'active hubs',
            'artisans',
            `add up to ${artisans}; content/figures.ts publishes ${published.artisans}.`,
          ),
        ]),
  ];
}
