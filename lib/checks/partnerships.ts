import type { PartnershipType } from '@/content/partnerships';

import { atLeast, checkCount, checkItems, text, type Problem } from './rules';

const FILE = 'content/partnerships.ts';

/** Three kinds of partnership, each with what it brings and what it asks. */
export function checkPartnerships(types: readonly PartnershipType[]): Problem[] {
  return [
    ...checkCount(FILE, 'partnershipTypes', types, 3),
    ...checkItems(FILE, types, 'title', {
      title: [text],
      description: [text],
      benefits: [atLeast(1)],
      commitment: [text],
    }),
  ];
}
