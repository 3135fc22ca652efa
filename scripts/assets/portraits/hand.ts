import type { PortraitWords } from '@/lib/portraits';

import { type Cut, ink, type Woodcut } from './woodcut';

/** A skin, and the lighter tone cut into it. */
export const skins = {
  deep: { base: '#5f3620', glow: '#8a5638' },
  brown: { base: '#7a482d', glow: '#a8714e' },
  light: { base: '#96633f', glow: '#c08a62' },
} as const;

/** All that the parts of a person are drawn with. */
export type Hand = {
  readonly cutter: Woodcut;
  readonly seed: number;
  readonly words: PortraitWords;
  readonly skin: (typeof skins)[keyof typeof skins];
  /** The colours of cloth, border and blouse. */
  readonly main: string;
  readonly edge: string;
  readonly under: string;
  readonly isSilver: boolean;
  readonly hair: string;
};

/** How cloth is cut. */
export const clothCut = (
  { seed }: Hand,
  box: Cut['box'],
  angle: number,
  shift: number,
  more: Partial<Cut> = {},
): Cut => ({
  box,
  count: 30,
  length: 44,
  angle,
  seed: seed + shift,
  ink: ink.cream,
  opacity: 0.32,
  ...more,
});
