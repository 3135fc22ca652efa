import { drawing } from './drawings';
import type { Group } from './types';

const mark = { ...drawing, sample: true, uses: ['mark'] } as const;

/** Emblems of sample partners and brands, in colours that stand on light and dark cards alike. The alt is the name. */
export const marks = {
  'mark-pothigai-foods': { ...mark, file: 'mark-pothigai-foods.svg', alt: 'Pothigai Foods' },
  'mark-neidhal-hotels': { ...mark, file: 'mark-neidhal-hotels.svg', alt: 'Neidhal Hotels' },
  'mark-kurinji-systems': { ...mark, file: 'mark-kurinji-systems.svg', alt: 'Kurinji Systems' },
  'mark-mullai-trust': { ...mark, file: 'mark-mullai-trust.svg', alt: 'Mullai Trust' },
  'mark-marudham-college': { ...mark, file: 'mark-marudham-college.svg', alt: 'Marudham College of Design' },
  'mark-vembu-wellness': { ...mark, file: 'mark-vembu-wellness.svg', alt: 'Vembu Wellness' },
  'mark-nool-veedu': { ...mark, file: 'mark-nool-veedu.svg', alt: 'Nool Veedu' },
  'mark-karuppatti-kitchen': { ...mark, file: 'mark-karuppatti-kitchen.svg', alt: 'Karuppatti Kitchen' },
  'mark-panai-crafts': { ...mark, file: 'mark-panai-crafts.svg', alt: 'Panai Crafts' },
} as const satisfies Group;
