import type { PictureName } from './images/register';

export const brandCategories = ['Wellness', 'Handmade', 'Food', 'Craft'] as const;

/** A brand of the marketplace that we show first (specification, section 3, Featured brand). */
export type FeaturedBrand = {
  readonly name: string;
  readonly category: (typeof brandCategories)[number];
  readonly emoji: string;
  readonly location: string;
  readonly description: string;
  /** What its customers give it, from 0 to 5. */
  readonly rating: number;
  /** The brand's page in the marketplace, below `external.brands`. */
  readonly id: string;
  readonly logo: PictureName;
  /** Invented for the demonstration; to be replaced before launch. */
  readonly sample?: true;
};

/** What a brand says about selling here (specification, section 3, Brand testimonial). */
export type BrandTestimonial = {
  readonly name: string;
  /** The name of one of the featured brands. */
  readonly brand: string;
  readonly quote: string;
  readonly sample?: true;
};

export const featuredBrands = [
  {
    name: 'Vembu Wellness',
    category: 'Wellness',
    emoji: '🌿',
    location: 'Kumbakonam',
    description: 'Neem soaps, hair oils and bath powders, ground and poured in small batches.',
    rating: 4.8,
    id: 'vembu-wellness',
    logo: 'mark-vembu-wellness',
    sample: true,
  },
  {
    name: 'Nool Veedu',
    category: 'Handmade',
    emoji: '🧵',
    location: 'Erode',
    description: 'Quilts and cloth toys, stitched by hand from the ends of handloom bolts.',
    rating: 4.7,
    id: 'nool-veedu',
    logo: 'mark-nool-veedu',
    sample: true,
  },
  {
    name: 'Karuppatti Kitchen',
    category: 'Food',
    emoji: '🍯',
    location: 'Udangudi',
    description: 'Sweets and drinks of palm jaggery, boiled down slowly over a wood fire.',
    rating: 4.9,
    id: 'karuppatti-kitchen',
    logo: 'mark-karuppatti-kitchen',
    sample: true,
  },
  {
    name: 'Panai Crafts',
    category: 'Craft',
    emoji: '🧺',
    location: 'Ramanathapuram',
    description: 'Boxes, fans and trays, plaited from the leaf of the palmyra palm.',
    rating: 4.6,
    id: 'panai-crafts',
    logo: 'mark-panai-crafts',
    sample: true,
  },
] as const satisfies readonly FeaturedBrand[];

export const brandTestimonials = [
  {
    name: 'Selvi Murugan',
    brand: 'Karuppatti Kitchen',
    quote: 'At the village shop I knew every buyer. Now a stranger in Pune writes that it tastes like her childhood.',
    sample: true,
  },
  {
    name: 'Devi Prakash',
    brand: 'Nool Veedu',
    quote: 'I used to send pictures by phone, one by one. Now I send one link and go back to my needle.',
    sample: true,
  },
  {
    name: 'Arokia Mary',
    brand: 'Vembu Wellness',
    quote: 'They asked what is in the soap before they asked what it costs. I knew we had come to the right place.',
    sample: true,
  },
] as const satisfies readonly BrandTestimonial[];
