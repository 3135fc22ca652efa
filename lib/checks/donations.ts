import type { DonationArea } from '@/content/donations';

import { atLeast, checkCount, checkItems, text, type Problem, type Rule } from './rules';

const FILE = 'content/donations.ts';

const rupees = (amount: string | undefined): number => Number(amount?.replaceAll(',', ''));

/** Rupees as a donor reads them: '₹5,000 to ₹25,000'. */
const amounts: Rule = (value) => {
  const found = /^₹(\d[\d,]*) to ₹(\d[\d,]*)$/.exec(String(value));
  if (!found) {
    return `'${String(value)}' is not a range of rupees. Write it like '₹5,000 to ₹25,000'.`;
  }
  return rupees(found[1]) < rupees(found[2]) ? undefined : 'ends below the sum it begins with.';
};

/** Three things a gift can pay for, each with its range and what changes by it. */
export function checkDonations(areas: readonly DonationArea[]): Problem[] {
  return [
    ...checkCount(FILE, 'donationAreas', areas, 3),
    ...checkItems(FILE, areas, 'title', {
      title: [text],
      amount: [amounts],
      description: [text],
      impact: [text],
      features: [atLeast(1)],
      picture: [text],
    }),
  ];
}
