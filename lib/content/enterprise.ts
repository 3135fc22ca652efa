import type { Content } from '.';
import { getMapUrl } from './urls';

type Enterprise = Pick<Content['enterprise'], 'headOffice'>;

/** The head office as address lines: street, then town, state and PIN code. */
export const formatOfficeLines = ({ headOffice }: Enterprise): readonly string[] => [
  headOffice.street,
  // No-break spaces, so that the PIN code or part of the region is not alone on a line.
  `${headOffice.locality}, ${`${headOffice.region} ${headOffice.postalCode}`.replaceAll(' ', '\u00A0')}`,
];

/** A map link to the head office. */
export const getOfficeMapUrl = ({ headOffice }: Enterprise): string =>
  getMapUrl(`${headOffice.street}, ${headOffice.locality} ${headOffice.postalCode}`);
