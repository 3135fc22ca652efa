import { crops } from './crops';
import { drawings } from './drawings';
import { marks } from './marks';
import { portraits } from './portraits';
import { renders } from './renders';
import type { Entry, Group } from './types';
import { woodcuts } from './woodcuts';

/** The register by the file each group is written in; the build's messages name it. */
export const groups = {
  'content/images/renders.ts': renders,
  'content/images/crops.ts': crops,
  'content/images/woodcuts.ts': woodcuts,
  'content/images/drawings.ts': drawings,
  'content/images/portraits.ts': portraits,
  'content/images/marks.ts': marks,
} as const satisfies Readonly<Record<string, Group>>;

/** Every picture of the site, by name. */
export const pictures = { ...renders, ...crops, ...woodcuts, ...drawings, ...portraits, ...marks } as const;

export type PictureName = keyof typeof pictures;

/** A picture's record, with its optional fields. */
export const pictureAt = (name: PictureName): Entry => pictures[name];
