/** @jest-environment node */
import { donationAreas, type DonationArea } from '@/content/donations';
import { checkDonations } from '@/lib/checks/donations';
import { formatProblem } from '@/lib/checks/rules';

const [first, ...others] = donationAreas;

const messages = (areas: readonly DonationArea[]) => checkDonations(areas).map(formatProblem);

test('finds nothing wrong in the areas as they stand', () => {
  expect(messages(donationAreas)).toEqual([]);
});

test.each([
  [{ title: '' }, '', 'title', 'is empty'],
  [{ description: '' }, first.title, 'description', 'is empty'],
  [{ impact: '' }, first.title, 'impact', 'is empty'],
  [{ features: [] }, first.title, 'features', 'needs at least 1, has 0'],
  [{ amount: '5,000-25,000' }, first.title, 'amount', "'5,000-25,000' is not a range of rupees"],
  [{ amount: '₹25,000 to ₹5,000' }, first.title, 'amount', 'ends below the sum it begins with'],
])('stops an area with %j', (mistake, item, field, message) => {
  const broken: DonationArea = { ...first, ...mistake };

  expect(messages([broken, ...others])).toEqual([
    expect.stringContaining(`content/donations.ts: ${item}: ${field}: ${message}`),
  ]);
});

test('stops two areas with one title, and an area too many', () => {
  expect(messages([...donationAreas, first])).toEqual([
    'content/donations.ts: donationAreas: length: must be 3, is 4.',
    `content/donations.ts: ${first.title}: title: stands twice. Each must be unique.`,
  ]);
});
