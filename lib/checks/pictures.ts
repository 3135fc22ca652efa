import { pictureAt, picturesIn, type PictureName } from '@/lib/pictures/register';
import type { SlotName } from '@/lib/pictures/slots';

import type { Rule } from './rules';

const pictures = picturesIn('en');

/** Whether a name is one of the register. */
export const isPicture = (name: unknown): name is PictureName =>
  typeof name === 'string' && Object.hasOwn(pictures, name);

/** A picture of the register that is prepared for each of these places. */
export const pictureFor =
  (...places: readonly SlotName[]): Rule =>
  (value) => {
    const fits = (name: PictureName): boolean => places.every((place) => pictureAt(name).uses.includes(place));
    if (isPicture(value) && fits(value)) return undefined;

    const known = Object.keys(pictures).filter((name) => isPicture(name) && fits(name));
    return `'${String(value)}' is no picture prepared for ${places.join(', ')} (content/images). Known: ${known.join(', ')}.`;
  };
