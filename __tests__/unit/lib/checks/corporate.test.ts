/** @jest-environment node */
import { corporateTestimonials, partnerLogos, type CorporateTestimonial, type PartnerLogo } from '@/content/corporate';
import { checkCorporate } from '@/lib/checks/corporate';
import { formatProblem } from '@/lib/checks/rules';

const [partner, ...partners] = partnerLogos;
const [quote, ...quotes] = corporateTestimonials;

const messages = (logos: readonly PartnerLogo[], testimonials: readonly CorporateTestimonial[]) =>
  checkCorporate(logos, testimonials).map(formatProblem);

test('finds nothing wrong in partners and quotes as they stand', () => {
  expect(messages(partnerLogos, corporateTestimonials)).toEqual([]);
});

test('stops a partner without a name', () => {
  expect(messages([{ ...partner, name: '' }, ...partners], [])).toContainEqual(
    expect.stringContaining('content/corporate.ts: : name: is empty'),
  );
});

test('stops two partners with one name', () => {
  expect(messages([partner, { ...partner }, ...partners.slice(1)], [])).toContainEqual(
    `content/corporate.ts: ${partner.name}: name: stands twice. Each must be unique.`,
  );
});

test('stops a partner too few', () => {
  expect(messages(partners, [])).toContainEqual('content/corporate.ts: partnerLogos: length: must be 5, is 4.');
});

test.each([
  [{ company: 'Nobody & Sons' }, quote.author, 'company', "'Nobody & Sons' is no partner. Known: Pothigai Foods"],
  [{ text: '' }, quote.author, 'text', 'is empty'],
  [{ author: '' }, '', 'author', 'is empty'],
])('stops a testimonial with %j', (mistake, item, field, message) => {
  const broken: CorporateTestimonial = { ...quote, ...mistake };

  expect(messages(partnerLogos, [broken, ...quotes])).toEqual([
    expect.stringContaining(`content/corporate.ts: ${item}: ${field}: ${message}`),
  ]);
});

test('stops a testimonial too many', () => {
  expect(messages(partnerLogos, [...corporateTestimonials, { ...quote, author: 'A fourth' }])).toEqual([
    'content/corporate.ts: corporateTestimonials: length: must be 3, is 4.',
  ]);
});
