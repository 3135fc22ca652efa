/** @jest-environment node */
import { brandTestimonials, featuredBrands, type BrandTestimonial, type FeaturedBrand } from '@/content/brands';
import { checkBrands } from '@/lib/checks/brands';
import { formatProblem } from '@/lib/checks/rules';

const [first, ...others] = featuredBrands;
const [quote, ...quotes] = brandTestimonials;

const messages = (brands: readonly FeaturedBrand[], testimonials: readonly BrandTestimonial[] = brandTestimonials) =>
  checkBrands(brands, testimonials).map(formatProblem);

test('finds nothing wrong in the brands as they stand', () => {
  expect(messages(featuredBrands)).toEqual([]);
});

test.each([
  [{ id: 'Vembu Wellness' }, 'Vembu Wellness', 'id', "'Vembu Wellness' cannot stand in an address"],
  [{ name: '' }, first.id, 'name', 'is empty'],
  [{ category: 'Toys' as FeaturedBrand['category'] }, first.id, 'category', "'Toys' is no category"],
  [{ emoji: '' }, first.id, 'emoji', 'is empty'],
  [{ location: ' ' }, first.id, 'location', 'is empty'],
  [{ description: '' }, first.id, 'description', 'is empty'],
  [{ rating: 5.1 }, first.id, 'rating', '5.1 is not a rating from 0 to 5'],
  [{ rating: -1 }, first.id, 'rating', '-1 is not a rating from 0 to 5'],
])('stops a brand with %j', (mistake, item, field, message) => {
  const broken: FeaturedBrand = { ...first, ...mistake };

  expect(messages([broken, ...others], [])).toContainEqual(
    expect.stringContaining(`content/brands.ts: ${item}: ${field}: ${message}`),
  );
});

test('stops two brands with one id', () => {
  expect(messages([first, { ...first }, ...others.slice(1)], [])).toContainEqual(
    `content/brands.ts: ${first.id}: id: stands twice. Each must be unique.`,
  );
});

test('stops a brand too few', () => {
  expect(messages(others, [])).toContainEqual('content/brands.ts: featuredBrands: length: must be 4, is 3.');
});

test.each([
  [{ brand: 'Nobody & Sons' }, quote.name, 'brand', "'Nobody & Sons' is no featured brand. Known: Vembu Wellness"],
  [{ quote: '' }, quote.name, 'quote', 'is empty'],
  [{ name: '' }, '', 'name', 'is empty'],
])('stops a testimonial with %j', (mistake, item, field, message) => {
  const broken: BrandTestimonial = { ...quote, ...mistake };

  expect(messages(featuredBrands, [broken, ...quotes])).toEqual([
    expect.stringContaining(`content/brands.ts: ${item}: ${field}: ${message}`),
  ]);
});

test('stops a testimonial too few', () => {
  expect(messages(featuredBrands, quotes)).toEqual(['content/brands.ts: brandTestimonials: length: must be 3, is 2.']);
});
