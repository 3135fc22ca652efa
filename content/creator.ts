import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { CraftCardsContent } from '@/components/sections/CraftCards';
import type { Question } from '@/components/sections/FaqList';
import type { FiguresHeroContent } from '@/components/sections/FiguresHero';
import type { IconCard } from '@/components/sections/IconCards';
import type { StatTile } from '@/components/sections/StatTiles';
import type { StepsContent } from '@/components/sections/Steps';
import type { Action } from '@/components/ui/ActionLink';

import { figures, figureTile } from './figures';
import { contactAbout, phoneNumber, whatsappAbout } from './links';
import { site } from './site';

const call = { label: 'Call us, we speak Tamil', href: site.phone.href } as const satisfies Action;

/** 'Hello. I would like to learn a craft. My name: / My village:' */
const message = ['வணக்கம். நான் ஒரு கைவினை கற்க விரும்புகிறேன்.', 'என் பெயர்:', 'என் ஊர்:'].join('\n');

const whatsapp = {
  label: 'Message on WhatsApp',
  href: whatsappAbout(message),
  opensNewTab: true,
} as const satisfies Action;

export const creator = {
  hero: {
    title: 'Learn a craft near home, and earn from it',
    lead: 'You bring two hands and some hours a day. We teach you, bring the tools and find the customers.',
    // 'You can learn a craft near your own village and earn an income from it. Call us, we can speak in Tamil.'
    tamil: 'உங்கள் ஊருக்கு அருகிலேயே ஒரு கைவினையைக் கற்று, வருமானம் ஈட்டலாம். எங்களை அழையுங்கள், தமிழில் பேசலாம்.',
    actions: [call, whatsapp],
  },
  stats: {
    label: 'Creators in figures',
    tiles: [
      figureTile('creators', 'who sell what they make or do'),
      figureTile('monthlyIncome', 'for those who work full time'),
      figureTile('creatorVillages', 'where a creator lives'),
      figureTile('creatorSuccess', 'of those who begin a course finish it'),
    ],
  },
  benefits: {
    title: 'What you get',
    lead: `${figures.formerBeediWorkers.value} former beedi workers have already changed to a craft that they chose.`,
    cards: [
      {
        icon: 'check-circle',
        title: 'A skill that stays',
        text: 'A trainer sits beside you until your work is good. What your hands have learned is yours.',
      },
      {
        icon: 'pin',
        title: 'Work close to home',
        text: 'At a hub, in a home workshop, or at your own door. You say how many hours you have.',
      },
      {
        icon: 'rupee',
        title: 'Someone who sells it',
        text: 'We find the customers, in our store and among companies. You need not go from house to house.',
      },
    ],
  },
  crafts: {
    title: 'Choose your craft',
    lead: 'Try before you decide. Some hubs teach today, others are on their way.',
    work: {
      'coconut-tenkasi-main': 'Cut, sand and polish shells until a bowl, a ladle or a lamp comes out.',
      'weaving-madurai': 'Wind the yarn, set the loom and weave cotton checks, row by row.',
      'banana-coimbatore': 'Draw the fibre from the stem, dry it, and coil it into baskets and mats.',
      'electronics-chennai': 'Solder, test and repair. The work is small and exact, as beedi work was.',
      'pottery-manamadurai': 'Knead the clay, throw it on the wheel, and fire what has dried.',
      'ev-tirunelveli': 'Wire, service and drive electric autos, from the first fuse on.',
    },
    more: { label: 'See all hubs', path: '/hubs' },
  },
  steps: {
    title: 'What happens next',
    // 'One call is enough. Tell us your name and your village.'
    tamil: 'ஓர் அழைப்பு போதும். உங்கள் பெயரையும் ஊரையும் சொல்லுங்கள்.',
    steps: [
      {
        title: 'You call',
        text: 'Tell us your name, your village and what you would like to learn. We tell you which hub is near.',
      },
      {
        title: 'You visit',
        text: 'Sit with the makers and watch. Bring your sister, a neighbour or your children.',
      },
      {
        title: 'You choose and begin',
        text: 'Pick a craft and the batch that fits you. A trainer is beside you from the first morning.',
      },
    ],
    actions: [call, { label: 'Write to us', href: contactAbout('Becoming a creator') }],
  },
  faq: {
    title: 'What women ask first',
    lead: 'Ask us anything else on the phone.',
    questions: [
      {
        question: 'I cannot write well. Can I join?',
        answer: 'Yes. Call us, or send a voice message on WhatsApp. A craft is shown by hand, not read from a book.',
        // 'You can join even if you cannot write. Call, or send a voice message on WhatsApp.'
        tamil: 'எழுதத் தெரியாவிட்டாலும் சேரலாம். அழையுங்கள், அல்லது வாட்ஸ்அப்பில் குரல் செய்தி அனுப்புங்கள்.',
      },
      {
        question: 'Must I stop rolling beedis first?',
        answer: 'No. Come and see the work, then decide in your own time. You say how many hours you give it.',
        // 'Come and see first. How long you work is for you to decide.'
        tamil: 'முதலில் வந்து பாருங்கள். எவ்வளவு நேரம் வேலை செய்வது என்பதை நீங்களே முடிவு செய்யலாம்.',
      },
      {
        question: 'May I bring my children?',
        answer: 'Yes. A hub has room for the children after school. Tell us their ages when you call.',
        // 'You may bring the children too.'
        tamil: 'குழந்தைகளையும் அழைத்து வரலாம்.',
      },
      {
        question: 'There is no hub near my village. What then?',
        answer: 'Call us all the same. Some villages have a home workshop or a trainer who comes every week.',
        // 'Even if there is no hub near your village, call us.'
        tamil: 'உங்கள் ஊருக்கு அருகில் மையம் இல்லாவிட்டாலும் எங்களை அழையுங்கள்.',
        more: { label: 'See where the hubs are', path: '/hubs' },
      },
    ],
  },
  closing: {
    title: 'Your first step is a phone call',
    lead: `Call ${phoneNumber}, or send a voice message on WhatsApp at any hour. We answer in our desk hours.`,
    // 'Call us. We speak Tamil.'
    tamil: 'எங்களை அழையுங்கள். நாங்கள் தமிழில் பேசுகிறோம்.',
    actions: [call, whatsapp],
    art: 'people',
  },
} as const satisfies {
  hero: FiguresHeroContent;
  stats: { label: string; tiles: readonly StatTile[] };
  benefits: { title: string; lead: string; cards: readonly IconCard[] };
  crafts: CraftCardsContent;
  steps: StepsContent & { tamil: string; actions: readonly Action[] };
  faq: { title: string; lead: string; questions: readonly Question[] };
  closing: CallToActionContent;
};
