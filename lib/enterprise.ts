import type { Content } from './content';
import { mapOf } from './content/links';

type Enterprise = Pick<Content['enterprise'], 'headOffice'>;

/** The head office as lines of an address: the street, then town, state and PIN code. */
export const officeLines = ({ headOffice }: Enterprise): readonly string[] => [
  headOffice.street,
  // No-break spaces: the PIN code, or half of the region's name, would be alone on its line.
  `${headOffice.locality}, ${`${headOffice.region} ${headOffice.postalCode}`.replaceAll(' ', '\u00A0')}`,
];

/** The head office on a map. */
export const officeMap = ({ headOffice }: Enterprise): string =>
  mapOf(`${headOffice.street}, ${headOffice.locality} ${headOffice.postalCode}`);
