import type { Content } from './content';

type Enterprise = Pick<Content['enterprise'], 'headOffice'>;

/** The head office as lines of an address: the street, then town, state and PIN code. */
export const officeLines = ({ headOffice }: Enterprise): readonly string[] => [
  headOffice.street,
  `${headOffice.locality}, ${headOffice.region} ${headOffice.postalCode}`,
];

/** The head office on a map, by what it is asked for (Google Maps URLs, action `search`). */
export function officeMap({ headOffice }: Enterprise): string {
  const query = new URLSearchParams({
    query: `${headOffice.street}, ${headOffice.locality} ${headOffice.postalCode}`,
  });
  return `https://www.google.com/maps/search/?api=1&${query.toString()}`;
}
