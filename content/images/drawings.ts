import type { Group } from './types';

export const drawing = { medium: 'drawing', credit: 'Drawn for Kaivinai' } as const;

/** Hub pictures, hub signs, and figures that stand free. */
export const drawings = {
  'hub-coconut': {
    ...drawing,
    file: 'hub-coconut.svg',
    alt: 'Two coconut-shell bowls on a ledge, a wooden spoon in the larger one',
    uses: ['card', 'row'],
  },
  'hub-banana': {
    ...drawing,
    file: 'hub-banana.svg',
    alt: 'A large and a small basket of banana bark, each with a handle',
    uses: ['card', 'row'],
  },
  'hub-weaving': {
    ...drawing,
    file: 'hub-weaving.svg',
    alt: 'A shuttle with yellow thread on blue and red checked cloth',
    uses: ['card', 'row'],
  },
  'hub-electronics': {
    ...drawing,
    file: 'hub-electronics.svg',
    alt: 'A green circuit board whose copper lines run round the dots like a kolam',
    uses: ['card', 'row'],
  },
  'hub-pottery': {
    ...drawing,
    file: 'hub-pottery.svg',
    alt: 'A round terracotta pot with white bands and a tall pale vase',
    uses: ['card', 'row'],
  },
  'hub-ev': {
    ...drawing,
    file: 'hub-ev.svg',
    alt: 'A yellow electric auto with a green roof, its charging cable plugged in',
    uses: ['card', 'row'],
  },
  'sign-coconut': {
    ...drawing,
    file: 'sign-coconut.svg',
    alt: 'A coconut-shell bowl with a spoon on a yellow disc',
    uses: ['mark', 'square', 'thumb'],
  },
  'sign-banana': {
    ...drawing,
    file: 'sign-banana.svg',
    alt: 'A woven basket on a green disc',
    uses: ['mark', 'square', 'thumb'],
  },
  'sign-weaving': {
    ...drawing,
    file: 'sign-weaving.svg',
    alt: 'A small loom with a shuttle on an orange disc',
    uses: ['mark', 'square', 'thumb'],
  },
  'sign-electronics': {
    ...drawing,
    file: 'sign-electronics.svg',
    alt: 'A circuit with one chip on a red disc',
    uses: ['mark', 'square', 'thumb'],
  },
  'sign-pottery': {
    ...drawing,
    file: 'sign-pottery.svg',
    alt: 'A clay pot with a kolam band on a blue disc',
    uses: ['mark', 'square', 'thumb'],
  },
  'sign-ev': {
    ...drawing,
    file: 'sign-ev.svg',
    alt: 'A motor wheel with a lightning bolt on a grey-green disc',
    uses: ['mark', 'square', 'thumb'],
  },
  'story-wide': {
    ...drawing,
    file: 'story-wide.svg',
    alt: 'Two women in checked saris, seen from behind, among a basket, a pot and folded cloth',
    uses: ['wide', 'full'],
  },
  goods: {
    ...drawing,
    file: 'goods.svg',
    alt: 'A basket, a terracotta pot, and a bowl on a stack of folded cloth',
    uses: ['cutout'],
  },
  'people-two': {
    ...drawing,
    file: 'people-two.svg',
    alt: 'Two women with flowers in their hair, a basket at their side, seen from behind',
    uses: ['cutout'],
  },
  'people-three': {
    ...drawing,
    file: 'people-three.svg',
    alt: 'Three women side by side, seen from behind: a plait, a bun, a dotted veil',
    uses: ['cutout'],
  },
} as const satisfies Group;
