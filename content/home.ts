import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { DotCountsContent } from '@/components/sections/DotCounts';
import type { PromisesContent } from '@/components/sections/Promises';
import type { Stat } from '@/components/sections/StatStrip';
import type { SwingTagsContent } from '@/components/sections/SwingTags';
import type { ThresholdHeroContent } from '@/components/sections/ThresholdHero';

export const home = {
  hero: {
    gloss: 'kai-vinai: the work of hands',
    title: 'Hands that once rolled beedis now make things worth keeping',
    lead: 'Bowls from coconut shell, baskets from banana bark, cloth from the loom. Each piece is made by a woman in rural Tamil Nadu who has chosen a new craft.',
    actions: [
      { label: 'Shop Products', external: 'store' },
      { label: 'Read Our Story', path: '/story' },
    ],
  },
  stats: {
    label: 'In figures',
    stats: [
      { figure: 'artisans', description: 'women with a piece in the store' },
      { figure: 'products', description: 'in the store today' },
      { figure: 'handmade', description: 'from first cut to last polish' },
    ],
  },
  why: {
    title: 'Why shop with us',
    lead: 'You get a thing that was made slowly, and a shop that answers quickly.',
    picture: 'pots',
    promises: [
      {
        icon: 'truck',
        title: 'Free shipping above ₹999',
        text: 'Anywhere in India. Below that you see the charge before you pay.',
      },
      {
        icon: 'lock',
        title: 'Secure payments',
        text: 'You pay in our store, over an encrypted connection. This site never asks for your card.',
      },
      {
        icon: 'headset',
        title: '24/7 support',
        text: 'Write at any hour, day or night. A person reads it and answers in our desk hours.',
      },
      {
        icon: 'seal',
        title: 'Quality guarantee',
        text: 'Broken, faulty or not what you ordered? You get all your money back.',
      },
    ],
  },
  impact: {
    title: 'Count the dots',
    lead: 'A kolam begins with dots, and the line joins them. Each dot below is one craft, one village, one woman, one finished piece.',
    counts: [
      { figure: 'craftCategories', columns: 5, description: 'Shell, bark, cloth, clay, wire, wood.' },
      { figure: 'villages', columns: 10, description: 'Most are a short bus ride from a hub.' },
      { figure: 'womenTrained', columns: 40, description: 'Each in a craft of her own choice, close to home.' },
      {
        figure: 'productsCreated',
        columns: 'full',
        description: 'From a coconut-shell spoon to a dinner set. Every one passed through a pair of hands.',
      },
    ],
  },
  confidence: {
    title: 'Buy with a clear mind',
    lead: 'Four promises travel with each parcel. Our policies say the same, so you can hold us to them.',
    tags: [
      {
        icon: 'return',
        title: '30 days to return',
        text: 'Changed your mind? Send it back within 30 days of delivery, 15 for festival pieces.',
      },
      {
        icon: 'rupee',
        title: 'Your money, all of it',
        text: 'Refunds go back the way you paid, 5-7 business days after we receive the piece.',
      },
      {
        icon: 'clock',
        title: 'At your door in a week',
        text: 'Most parcels arrive in 3-7 business days, and you can follow each one.',
      },
      {
        icon: 'tag',
        title: 'A maker behind it',
        text: 'Made by a woman who trained at one of our hubs, not by a machine far away.',
      },
    ],
  },
  closing: {
    title: 'Bring home something a person made',
    lead: 'Start with one bowl. Or ask us about gifts for your whole team: we plan bulk orders with the makers, so nobody has to rush.',
    actions: [
      { label: 'Shop Products', external: 'store' },
      { label: 'Plan a Bulk Order', path: '/b2b' },
    ],
    art: 'people',
  },
} as const satisfies {
  hero: ThresholdHeroContent;
  stats: { label: string; stats: readonly Stat[] };
  why: PromisesContent;
  impact: DotCountsContent;
  confidence: SwingTagsContent;
  closing: CallToActionContent;
};
