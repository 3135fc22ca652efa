import type { Content } from './content';
import { mapOf } from './content/links';

type Enterprise = Pick<Content['enterprise'], 'headOffice'>;

/** The head office as lines of an address: the street, then town, state and PIN code. */
export const officeLines = ({ headOffice }: Enterprise): readonly string[] => [
  headOffice.street,
  // A no-break space: the PIN code would be alone on its line.
  `${headOffice.locality}, ${headOffice.region}\u00A0${headOffice.postalCode}`,
];

/** The head office on a map. */
export const officeMap = ({ headOffice }: Enterprise): string =>
  mapOf(`${headOffice.street}, ${headOffice.locality} ${headOffice.postalCode}`);
