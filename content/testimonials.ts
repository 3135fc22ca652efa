import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { QuoteContent } from '@/components/sections/QuoteGrid';

/** A quote of an invented person, to be replaced before launch (specification, section 3, Testimonial). */
export type Testimonial = QuoteContent & { readonly sample?: true };

export const testimonials = {
  hero: {
    title: 'In their own words',
    lead: 'A maker, a customer and a partner. We asked each of them one thing: what changed?',
  },
  quotes: {
    title: 'Three people, one thread',
    quotes: [
      {
        quote: 'My fingers knew small work already. Now they do it sitting straight, and my name is on the bill.',
        name: 'Petchiammal R.',
        role: 'Coconut-shell maker, Tenkasi',
        sample: true,
      },
      {
        quote: 'The bowl has one side a little thicker. I turn it to that side each morning, and think of a hand.',
        name: 'Anitha Raj',
        role: 'Customer, Bengaluru',
        sample: true,
      },
      {
        quote: 'They told us the true date and kept it. In twenty years of buying gifts that was new to me.',
        name: 'Vikram Sundaram',
        role: 'Gifting manager, Chennai',
        sample: true,
      },
    ],
  },
  closing: {
    title: 'Would you like to be the fourth?',
    lead: 'Buy a piece, use it for a month, and write to us. We print what you say, good or not.',
    actions: [
      { label: 'Shop Products', external: 'store' },
      { label: 'Write to us', path: '/contact', hash: 'form' },
    ],
  },
} as const satisfies {
  hero: { title: string; lead: string };
  quotes: { title: string; quotes: readonly Testimonial[] };
  closing: CallToActionContent;
};
