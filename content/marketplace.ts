import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { DoorHeroContent } from '@/components/sections/DoorHero';
import type { IconCard } from '@/components/sections/IconCards';
import type { IconStat } from '@/components/sections/IconStats';
import type { PurposeContent } from '@/components/sections/Purpose';
import type { Action } from '@/components/ui/ActionLink';

const exploreBrands = { label: 'Explore All Brands', external: 'brands' } as const satisfies Action;
const becomeSeller = { label: 'Become a Seller', external: 'becomeSeller' } as const satisfies Action;

export const marketplace = {
  hero: {
    title: 'Empowering Brands. Enriching Stories.',
    lead: 'One marketplace for small Indian brands of wellness, handmade, food and craft. Each one tells its own story, and you buy from those who make.',
    actions: [exploreBrands, becomeSeller],
  },
  benefits: {
    title: 'Why small brands sell here',
    lead: 'You know how to make it well. We help people find it.',
    cards: [
      {
        icon: 'tag',
        title: 'A page of your own',
        text: 'Your name, your pictures, your words. Nobody else’s offer stands between you and your buyer.',
      },
      {
        icon: 'check-circle',
        title: 'Buyers who look closely',
        text: 'People come here for things made by hand. They read who made it, and how, before they buy.',
      },
      {
        icon: 'headset',
        title: 'A person to ask',
        text: 'A parcel gone astray, a picture that will not load: you call, and somebody who knows you answers.',
      },
    ],
  },
  stats: {
    label: 'The marketplace in figures',
    stats: [
      { icon: 'tag', figure: 'activeBrands', description: 'with a product on sale today' },
      { icon: 'gift', figure: 'happyCustomers', description: 'who gave their order four or five' },
      { icon: 'leaf', figure: 'growthRate', description: 'in sales, against the year before' },
      { icon: 'seal', figure: 'awardsWon', description: 'by brands of the marketplace' },
    ],
  },
  purpose: {
    title: 'Our purpose',
    statement: 'A small brand should not need a big budget to be found.',
    text: 'Behind each name is a kitchen, a loom or a workshop. We give it a shelf beside bigger names, and room to say who stands behind it. What our own makers learned about selling, they pass on.',
    action: { label: 'Read our story', path: '/story' },
    picture: 'textiles',
  },
  brands: {
    title: 'Four brands to meet first',
    lead: 'Each is a house of its own. A visit opens its page in the marketplace.',
    visit: 'Visit Brand',
  },
  quotes: {
    title: 'What brands tell us',
    lead: 'Three owners, about the day their shelf grew longer.',
  },
  closing: {
    title: 'Find a maker, or be found',
    lead: 'Look through all brands. Or open a page for your own: bring three good pictures and the true story.',
    actions: [exploreBrands, becomeSeller],
  },
} as const satisfies {
  hero: DoorHeroContent;
  benefits: { title: string; lead: string; cards: readonly IconCard[] };
  stats: { label: string; stats: readonly IconStat[] };
  purpose: PurposeContent;
  brands: { title: string; lead: string; visit: string };
  quotes: { title: string; lead: string };
  closing: CallToActionContent;
};
