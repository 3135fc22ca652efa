import { getContent } from '.';
import identity from './generated/identity.json' with { type: 'json' };
import type { Content } from './schemas';

/** The folder of the logos for the press, below public/. */
export const brandFolder = 'brand';

type Logo = Content['brand']['logos'][number];

/** The file name of a logo for the press. */
export const getLogoFile = ({ shape, ground }: Pick<Logo, 'shape' | 'ground'>): string =>
  `${getContent('en').enterprise.shortName}-${shape}${ground === 'dark' ? '-on-dark' : ''}.svg`;

/** The browser's theme colours, from app/_styles/colours.scss. */
export const themeColours = identity.themeColours;

/** The drawing of content/site/mark.svg, to be placed in an `<svg>`. */
export const mark: { readonly viewBox: string; readonly body: string } = identity.mark;
