import type { PortraitWords } from '@/lib/portraits';

import { churidar, neck, sari, shirt, veiled } from './dress';
import { longHair, shortHair } from './hair';
import { type Hand, skins } from './hand';
import { ink, limb, stroke, type Woodcut } from './woodcut';

const grey = '#a9a29a';

/** The arm whose hand lies on the shoulder, its elbow out. */
const bentArm = ({ skin, under, edge }: Hand): string =>
  limb('M92 340C64 380 44 416 44 452', 58, skin.base, 6) +
  limb('M92 340C74 366 62 386 56 402', 66, under, 6) +
  stroke('M26 392Q54 420 88 416', edge, 9);

/** What tells a person apart beyond hair and cloth. */
function markOf({ words: { mark }, skin }: Hand): string {
  switch (mark) {
    case 'pencil':
      return stroke('M264 176L330 136', ink.line, 15) + stroke('M264 176L322 141', ink.turmeric, 7);
    case 'spectacles': {
      const cord = 'M134 176C130 236 160 286 200 290S270 236 266 176';
      return stroke(cord, ink.line, 8) + stroke(cord, ink.turmeric, 3);
    }
    case 'tape': {
      const tape = (colour: string, width: number, dashes = '') =>
        `<path fill="none" stroke="${colour}" stroke-width="${width}"${dashes} d="M132 290C120 380 150 430 132 520"/>`;
      return tape(ink.line, 30) + tape(ink.sun, 18) + tape(ink.line, 18, ' stroke-dasharray="4 14"');
    }
    case 'bandage': {
      // Her own left hand comes over the shoulder from the front, the thumb in its bandage.
      const fingers = [
        limb('M96 284C92 310 90 330 92 350', 25, skin.base, 5),
        limb('M122 276C120 304 118 330 120 352', 25, skin.base, 5),
        limb('M148 280C148 300 147 322 148 342', 23, skin.base, 5),
        limb('M64 292C66 314 68 326 74 338', 27, skin.base, 5),
      ];
      const bandage =
        stroke('M66 300C66 314 68 326 74 338', ink.line, 42) +
        stroke('M66 300C66 314 68 326 74 338', ink.cream, 32) +
        stroke('M54 312L82 304M58 328L88 320M64 344L90 338', ink.bark, 4);
      return `<g transform="translate(216 0) scale(-1 1)">${fingers.join('')}${bandage}</g>`;
    }
    case undefined:
    default:
      return '';
  }
}

/** One person from behind, half figure, without a ground. */
export function person(cutter: Woodcut, words: PortraitWords, seed: number): string {
  const { hair, garment, cloth, border = 'turmeric', blouse = 'kaavi', skin, tilt = 0, build = 100, mark } = words;
  const isSilver = hair === 'silver-bun' || hair === 'short-silver';
  const isBent = mark === 'bandage';
  const hand: Hand = {
    cutter,
    seed,
    words,
    skin: skins[skin],
    main: ink[cloth],
    edge: ink[border],
    under: ink[blouse],
    isSilver,
    hair: isSilver ? grey : ink.line,
  };
  const dress = (): string => {
    if (garment === 'shirt') return shirt(hand);
    return garment === 'churidar' ? churidar(hand, isBent) : sari(hand, isBent);
  };
  const figure = (): string => {
    if (hair === 'veil') return veiled(hand);
    if (hair === 'short' || hair === 'short-silver') return neck(hand) + dress() + shortHair(hand);
    const arm = isBent ? bentArm(hand) : '';
    return `${arm}${neck(hand)}${dress()}<g transform="rotate(${tilt} 200 250)">${longHair(hand)}</g>`;
  };
  const body = figure() + markOf(hand);
  const scale = build / 100;
  return scale === 1 ? body : `<g transform="translate(${200 - 200 * scale} 0) scale(${scale} 1)">${body}</g>`;
}
