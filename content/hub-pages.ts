import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { StepsContent } from '@/components/sections/Steps';

import { contactAbout } from './links';
import { site } from './site';

/** Words of /hubs and of each hub's page; the hubs themselves stand in hubs.ts. */
export const hubPages = {
  hero: {
    title: 'Come and see the work',
    lead: 'A hub is a house with good light, shared tools and a mentor at the next bench. Visitors are welcome.',
  },
  stats: {
    label: 'The hubs in figures',
    descriptions: {
      activeHubs: 'with a full course running',
      hubArtisans: 'enrolled at these three',
      productCategories: 'made at these three',
      hubQuality: 'of pieces pass the first check',
    },
  },
  active: {
    title: 'Three hubs at work',
    lead: 'Each teaches one craft, from the raw material to the packed piece.',
    visit: 'Visit Hub',
    about: 'About this hub',
  },
  all: {
    title: 'All six hubs',
    lead: 'Three are open, one is opening, two are planned. Each has a page of its own.',
  },
  visiting: {
    title: 'How a visit works',
    lead: 'Hubs are places of work, so please tell us before you come.',
    steps: [
      { title: 'Choose a hub and a day', text: 'Write or call two days before. Say how many you are.' },
      { title: 'We send the way', text: 'You get the street, a map, and the name of the maker who expects you.' },
      { title: 'Sit down and try', text: 'You see each step of the craft. If you like, you do one of them yourself.' },
    ],
  },
  closing: {
    title: 'Which door shall we open?',
    lead: 'Plan a visit, or ask what it takes to learn at a hub near you.',
    actions: [
      { label: 'Plan a visit', href: contactAbout('Visiting a hub') },
      { label: 'Become a Creator', path: '/creator' },
    ],
  },
  facts: { artisans: 'People', products: 'Makes', hours: 'Hours', address: 'Address', status: 'Status' },
  /** Words of each hub's page. */
  hub: {
    plan: 'Plan a visit',
    ask: 'Ask about this hub',
    subject: (title: string) => `Visiting: ${title}`,
    features: { Active: 'What is in the house', Opening: 'What is in the house', Planned: 'What we plan' },
    products: { Active: 'What is made here', Opening: 'What the hub is for', Planned: 'What the hub is for' },
    visit: 'How to visit',
    mentors: {
      title: 'Who teaches here',
      lead: 'Each of them began at a bench like these.',
      /** Where there are more than one page can show. */
      more: { label: 'See all mentors', path: '/mentorship' },
    },
    noMentors: {
      title: 'Mentors come first',
      lead: 'A hub begins with someone who knows the craft and likes to show it. Is that you, or someone you know?',
      actions: [
        { label: 'Become a Mentor', href: contactAbout('Become a mentor') },
        { label: 'See how mentoring works', path: '/mentorship' },
      ],
    },
    milestones: {
      title: 'On the timeline',
      action: { label: 'See the whole timeline', path: '/timeline' },
    },
    others: {
      title: 'The other hubs',
      lead: 'Another craft, another town, the same rule: nobody learns alone.',
    },
    closing: {
      title: 'Come and sit with us for an hour',
      lead: 'Tell us the day and how many you are. We will be at the door.',
      actions: [
        { label: 'Call us', href: site.phone.href },
        { label: 'All hubs', path: '/hubs' },
      ],
    },
    closingPlanned: {
      title: 'Help us open this door',
      lead: 'A house, a trainer or a first order brings the day nearer. Talk to us about yours.',
      actions: [
        { label: 'Talk to us', path: '/contact' },
        { label: 'Partner with Us', path: '/partner' },
      ],
    },
  },
} as const satisfies {
  hero: { title: string; lead: string };
  stats: object;
  active: Readonly<Record<string, string>>;
  all: { title: string; lead: string };
  visiting: StepsContent;
  closing: CallToActionContent;
  facts: Readonly<Record<string, string>>;
  hub: { closing: CallToActionContent; closingPlanned: CallToActionContent } & Readonly<Record<string, unknown>>;
};
