import type { CorporateTestimonial, PartnerLogo } from '@/content/corporate';

import { checkCount, checkItems, oneOf, text, type Problem } from './rules';

const FILE = 'content/corporate.ts';

/** Five partners and three quotes, each from a company among them. */
export function checkCorporate(
  partners: readonly PartnerLogo[],
  testimonials: readonly CorporateTestimonial[],
): Problem[] {
  const names = partners.map(({ name }) => name);

  return [
    ...checkCount(FILE, 'partnerLogos', partners, 5),
    ...checkItems(FILE, partners, 'name', { name: [text], logo: [text] }),
    ...checkCount(FILE, 'corporateTestimonials', testimonials, 3),
    ...checkItems(FILE, testimonials, 'author', {
      author: [text],
      text: [text],
      company: [oneOf('partner', names)],
    }),
  ];
}
