import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { IconCard } from '@/components/sections/IconCards';
import type { OpenHeroContent } from '@/components/sections/OpenHero';
import type { StepsContent } from '@/components/sections/Steps';
import type { Action } from '@/components/ui/ActionLink';
import type { CardContent } from '@/components/ui/Card';

import { contactAbout, whatsappAbout } from './links';

const askForQuote = {
  label: 'Ask for a Quote',
  href: contactAbout('Quote for a bulk order'),
} as const satisfies Action;

/** Opens with the four things we need to know, each on a line of its own to be filled in. */
const quoteMessage = [
  'Hello Kaivinai, I would like a quote for a bulk order.',
  'How many:',
  'What for:',
  'Needed by:',
  'Budget for each:',
].join('\n');

export const gifting = {
  hero: {
    title: 'Gifts with a person behind them',
    lead: 'For new joiners, clients, weddings and festivals. You say what it is for and when you need it. We plan it with the makers, so nobody has to rush.',
    actions: [askForQuote, { label: 'Order in Bulk', external: 'gifting' }],
    picture: 'gift',
    file: { label: 'Download the catalogue', paper: 'catalogue' },
  },
  values: {
    title: 'What each order has',
    lead: 'A gift is opened once and used for years. Somebody was paid to make it well.',
    cards: [
      {
        icon: 'gift',
        title: 'A maker',
        text: 'Each piece is shaped by a woman who trained at one of our hubs. You can tell people where it comes from.',
      },
      {
        icon: 'calendar',
        title: 'A true date',
        text: 'We ask the hub before we promise. If your date is too near, we say so and show what can be ready.',
      },
      {
        icon: 'tag',
        title: 'One clear price',
        text: 'Pieces, packing and delivery stand on one page. You see all of it before you decide.',
      },
    ],
  },
  ideas: {
    title: 'Three ideas to begin with',
    lead: 'They make talking easier. Your own idea is just as welcome.',
    cards: [
      {
        title: 'For the table',
        text: 'Coconut-shell bowls and a spoon, rolled in a handloom towel that stays in use.',
        picture: 'bowls',
      },
      {
        title: 'For the home',
        text: 'Checked cotton towels and table linen, folded, with a paper band and your line on it.',
        picture: 'towels',
      },
      {
        title: 'For a festival',
        text: 'A painted pot or a clay lamp, packed in paper and straw so that it arrives whole.',
        picture: 'painted-pot',
      },
    ],
  },
  steps: {
    title: 'How a bulk order goes',
    lead: 'Three steps. Nothing is fixed until you have seen the price and the date.',
    steps: [
      {
        title: 'You tell us four things',
        text: 'How many, what for, by when, and what you want to spend on each. A WhatsApp message is enough.',
      },
      {
        title: 'We ask the makers',
        text: 'The hub says what it can finish in daylight. You get a quote with pieces, price and date.',
      },
      {
        title: 'You say yes, they begin',
        text: 'The makers shape, check and pack. Once they have begun, an order made for you cannot be cancelled.',
      },
    ],
    more: { label: 'Cancelling and returns', path: '/refunds' },
  },
  partners: {
    title: 'They work with us',
    lead: 'Five houses that order, teach or build with the makers.',
  },
  quotes: {
    title: 'What buyers say',
    lead: 'Three people who have ordered for many.',
  },
  closing: {
    title: 'How many, and by when?',
    lead: 'Ask on WhatsApp or by the form, whichever you like. A person reads it and answers.',
    actions: [
      { label: 'Ask on WhatsApp', href: whatsappAbout(quoteMessage), opensNewTab: true },
      { label: 'Ask by the Form', href: askForQuote.href },
    ],
    art: { picture: 'marigold-basket' },
  },
} as const satisfies {
  hero: OpenHeroContent;
  values: { title: string; lead: string; cards: readonly IconCard[] };
  ideas: { title: string; lead: string; cards: readonly CardContent[] };
  steps: StepsContent;
  partners: { title: string; lead: string };
  quotes: { title: string; lead: string };
  closing: CallToActionContent;
};
