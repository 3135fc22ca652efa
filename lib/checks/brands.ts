import { brandCategories, type BrandTestimonial, type FeaturedBrand } from '@/content/brands';

import { checkCount, checkItems, oneOf, rating, slug, text, type Problem } from './rules';

const FILE = 'content/brands.ts';

/** Four brands, each with a page of its own in the marketplace, and three quotes of brands among them. */
export function checkBrands(brands: readonly FeaturedBrand[], testimonials: readonly BrandTestimonial[]): Problem[] {
  const names = brands.map(({ name }) => name);

  return [
    ...checkCount(FILE, 'featuredBrands', brands, 4),
    ...checkItems(FILE, brands, 'id', {
      id: [slug],
      name: [text],
      category: [oneOf('category', brandCategories)],
      emoji: [text],
      location: [text],
      description: [text],
      rating: [rating],
    }),
    ...checkCount(FILE, 'brandTestimonials', testimonials, 3),
    ...checkItems(FILE, testimonials, 'name', {
      name: [text],
      brand: [oneOf('featured brand', names)],
      quote: [text],
    }),
  ];
}
