import type { PictureName } from './images/register';

/** What a company says about its order (specification, section 3, Corporate testimonial). */
export type CorporateTestimonial = {
  readonly text: string;
  readonly author: string;
  /** The name of one of the partners below. */
  readonly company: string;
  /** Invented for the demonstration; to be replaced before launch. */
  readonly sample?: true;
};

/** A house that orders, teaches or builds with us (specification, section 3, Partner logo). */
export type PartnerLogo = {
  readonly name: string;
  /** The house's emblem; the register of pictures gives its name as the alternative text. */
  readonly logo: PictureName;
  readonly sample?: true;
};

export const partnerLogos = [
  { name: 'Pothigai Foods', logo: 'mark-pothigai-foods', sample: true },
  { name: 'Neidhal Hotels', logo: 'mark-neidhal-hotels', sample: true },
  { name: 'Kurinji Systems', logo: 'mark-kurinji-systems', sample: true },
  { name: 'Mullai Trust', logo: 'mark-mullai-trust', sample: true },
  { name: 'Marudham College of Design', logo: 'mark-marudham-college', sample: true },
] as const satisfies readonly PartnerLogo[];

export const corporateTestimonials = [
  {
    text: 'They asked the makers first and gave us a date after that. I have stopped adding spare days to my plan.',
    author: 'Meera Krishnan',
    company: 'Kurinji Systems',
    sample: true,
  },
  {
    text: 'There is a coconut-shell bowl in each of our rooms. Guests ask where it comes from, and our staff know the answer.',
    author: 'Thomas Edwin',
    company: 'Neidhal Hotels',
    sample: true,
  },
  {
    text: 'One Deepavali we gave cloth in place of sweets. It is still on people’s tables, and they still thank us for it.',
    author: 'Gomathi Sankar',
    company: 'Pothigai Foods',
    sample: true,
  },
] as const satisfies readonly CorporateTestimonial[];
