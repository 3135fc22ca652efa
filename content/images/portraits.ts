import { drawing } from './drawings';
import type { Group } from './types';

const portrait = { ...drawing, uses: ['portrait', 'square', 'thumb'] } as const;

/**
 * People, drawn from behind until there is a photograph with signed consent (scripts/draw-portraits.ts).
 * Each look belongs to one person, on every page.
 */
export const portraits = {
  'portrait-bun-indigo': {
    ...portrait,
    file: 'portrait-bun-indigo.svg',
    alt: 'A woman with jasmine round her bun, in an indigo check sari and a red blouse, seen from behind',
  },
  'portrait-plait-turmeric': {
    ...portrait,
    file: 'portrait-plait-turmeric.svg',
    alt: 'A woman with a long plait, in a turmeric check sari and an indigo blouse, seen from behind',
  },
  'portrait-short-green': {
    ...portrait,
    file: 'portrait-short-green.svg',
    alt: 'A man with short hair, in a leaf-green shirt, seen from behind',
  },
  'portrait-plait-green': {
    ...portrait,
    file: 'portrait-plait-green.svg',
    alt: 'A woman with a long plait, in a green check sari and a red blouse, seen from behind',
  },
  'portrait-plait-kaavi': {
    ...portrait,
    file: 'portrait-plait-kaavi.svg',
    alt: 'A woman with a long plait, in a red check sari with a white border and a blue blouse, seen from behind',
  },
  'portrait-plait-straw': {
    ...portrait,
    file: 'portrait-plait-straw.svg',
    alt: 'A woman with a long plait, in a straw-coloured check sari and an indigo blouse, seen from behind',
  },
  'portrait-plait-teal': {
    ...portrait,
    file: 'portrait-plait-teal.svg',
    alt: 'A woman with a long plait, in a teal check sari and a terracotta blouse, seen from behind',
  },
  'portrait-bun-kaavi': {
    ...portrait,
    file: 'portrait-bun-kaavi.svg',
    alt: 'A woman with jasmine round her bun, in a red check sari and a green blouse, seen from behind',
  },
  'portrait-bun-terracotta': {
    ...portrait,
    file: 'portrait-bun-terracotta.svg',
    alt: 'A woman with jasmine round her bun, in a terracotta check sari and a brown blouse, seen from behind',
  },
  'portrait-bun-plum': {
    ...portrait,
    file: 'portrait-bun-plum.svg',
    alt: 'A woman with jasmine round her bun, in a plum check sari and a teal blouse, seen from behind',
  },
  'portrait-bun-green': {
    ...portrait,
    file: 'portrait-bun-green.svg',
    alt: 'A woman with jasmine round her bun, in a green check sari and a terracotta blouse, seen from behind',
  },
  'portrait-bun-silver': {
    ...portrait,
    file: 'portrait-bun-silver.svg',
    alt: 'An older woman with jasmine round her grey bun, in a teal check sari and a plum blouse, seen from behind',
  },
  'portrait-veil-teal': {
    ...portrait,
    file: 'portrait-veil-teal.svg',
    alt: 'A woman in a teal veil with white dots, seen from behind',
  },
  'portrait-veil-plum': {
    ...portrait,
    file: 'portrait-veil-plum.svg',
    alt: 'A woman in a plum veil with yellow dots, seen from behind',
  },
  'portrait-veil-indigo': {
    ...portrait,
    file: 'portrait-veil-indigo.svg',
    alt: 'A woman in a blue veil with white dots, seen from behind',
  },
  'portrait-short-blue': {
    ...portrait,
    file: 'portrait-short-blue.svg',
    alt: 'A man with short hair, in a blue shirt, seen from behind',
  },
  'portrait-short-white': {
    ...portrait,
    file: 'portrait-short-white.svg',
    alt: 'A man with short hair, in a pale grey shirt, seen from behind',
  },
  'portrait-short-turmeric': {
    ...portrait,
    file: 'portrait-short-turmeric.svg',
    alt: 'A man with short hair, in a turmeric shirt, seen from behind',
  },
  'portrait-short-silver': {
    ...portrait,
    file: 'portrait-short-silver.svg',
    alt: 'An older man with short grey hair, in a plum shirt, seen from behind',
  },
} as const satisfies Group;
