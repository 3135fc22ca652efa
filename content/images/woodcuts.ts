import type { Group } from './types';

const woodcut = { medium: 'woodcut', credit: 'Drawn for Kaivinai' } as const;

/** Places and work in the manner of woodcuts. */
export const woodcuts = {
  weaver: {
    ...woodcut,
    file: 'weaver.png',
    alt: 'A woman, seen from behind, at a loom strung with checked cloth',
    focus: { x: 0.5, y: 0.55 },
    uses: ['portrait', 'card', 'row', 'scene', 'lead'],
  },
  potter: {
    ...woodcut,
    file: 'potter.png',
    alt: 'Two hands with bangles shaping a clay pot on a wheel',
    focus: { x: 0.5, y: 0.5 },
    uses: ['portrait', 'card', 'row', 'scene', 'lead'],
  },
  'e-rickshaw': {
    ...woodcut,
    file: 'e-rickshaw.png',
    alt: 'A woman in a green e-rickshaw at a charging post, palm trees behind her',
    focus: { x: 0.55, y: 0.55 },
    uses: ['card', 'row', 'scene', 'lead'],
  },
  // Without the master's left side: its temple tower stands for one faith, and the makers belong to several.
  fields: {
    ...woodcut,
    file: 'landscape.png',
    alt: 'Women carrying pots along a path through paddy fields, the hills and the sun behind them',
    crop: { left: 0.42, top: 0, width: 0.58, height: 1 },
    focus: { x: 0.4, y: 0.62 },
    uses: ['card', 'row'],
  },
} as const satisfies Group;
