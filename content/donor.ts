import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { Question } from '@/components/sections/FaqList';
import type { GiftAreasContent } from '@/components/sections/GiftAreas';
import type { ShareDotsContent } from '@/components/sections/ShareDots';
import type { StatTile } from '@/components/sections/StatTiles';
import type { StepsContent } from '@/components/sections/Steps';
import type { Action } from '@/components/ui/ActionLink';

import { figureTile } from './figures';
import { contactAbout, phoneNumber, whatsappAbout } from './links';

const askHow = { label: 'Ask How to Give', href: contactAbout('How to give') } as const satisfies Action;

export const donor = {
  hero: {
    title: 'What your gift becomes',
    lead: 'A place in a course, a loom, a month of bus fares. Choose what you would like to pay for, and we talk about the rest.',
    actions: [{ label: 'See What a Gift Does', href: '#areas' }, askHow],
  },
  stats: {
    label: 'Giving in figures',
    tiles: [
      figureTile('fundsRaised', 'from all gifts so far'),
      figureTile('womenSupported', 'whose training, tools or travel a gift paid for'),
      figureTile('villagesReached', 'with training that gifts pay for'),
      figureTile('fundsUsed', 'the rest is administration'),
    ],
  },
  areas: {
    title: 'Three things a gift can do',
    lead: 'Each has a range to help you choose. Less is welcome too, and so is more.',
    amount: 'A gift of',
    donate: 'Donate',
    subject: 'Donation',
  },
  share: {
    title: 'Of every hundred rupees',
    lead: 'One dot is one rupee. The count comes from our audited accounts.',
    figure: 'fundsUsed',
    used: 'pay for training, tools and support.',
    rest: 'keep the office, the books and the phone going.',
  },
  steps: {
    title: 'How giving works',
    lead: 'This site takes no payment. A gift begins with a talk, so that you know where it goes.',
    steps: [
      {
        title: 'You tell us',
        text: 'Choose an area, or leave it to us. Write, call or send a message, and say what you have in mind.',
      },
      {
        title: 'We agree on it',
        text: 'You hear what a hub needs now and how a gift can be sent. Ask for the papers you want to see.',
      },
      {
        title: 'You hear what it did',
        text: 'When it is spent, we tell you on what. You are welcome to come and see it.',
      },
    ],
  },
  faq: {
    title: 'Before you give',
    lead: 'Anything else? Ask us, on the phone or in writing.',
    questions: [
      {
        question: 'Can I pay on this site?',
        answer: 'No. There is no payment here, on purpose. If a page in our name asks for your card, please tell us.',
        more: { label: 'Tell us', href: contactAbout('A page that asks for payment') },
      },
      {
        question: 'Do I get a receipt or a tax benefit?',
        answer: 'Please ask before you give. We tell you which papers we can issue for your gift, and which we cannot.',
      },
      {
        question: 'Can I give things instead of money?',
        answer:
          'Often, yes. A working machine, cloth or tools can be of use. Ask first, so that nothing travels in vain.',
      },
      {
        question: 'Can I choose the hub?',
        answer: 'Yes. Tell us which one. If it needs nothing at present, we say so and name one that does.',
        more: { label: 'See the hubs', path: '/hubs' },
      },
    ],
  },
  closing: {
    title: 'Ask how to give',
    lead: `Write to us or call ${phoneNumber}. A person answers, and nothing is decided on the first day.`,
    actions: [
      askHow,
      {
        label: 'Ask on WhatsApp',
        href: whatsappAbout('Hello Kaivinai, I would like to give. Please tell me how.'),
        opensNewTab: true,
      },
    ],
    art: 'people',
  },
} as const satisfies {
  hero: { title: string; lead: string; actions: readonly Action[] };
  stats: { label: string; tiles: readonly StatTile[] };
  areas: GiftAreasContent;
  share: ShareDotsContent;
  steps: StepsContent;
  faq: { title: string; lead: string; questions: readonly Question[] };
  closing: CallToActionContent;
};
