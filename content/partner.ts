import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { ChecklistsContent } from '@/components/sections/Checklists';
import type { OpenHeroContent } from '@/components/sections/OpenHero';
import type { StatTile } from '@/components/sections/StatTiles';
import type { StepsContent } from '@/components/sections/Steps';
import type { Action } from '@/components/ui/ActionLink';

import { figureTile } from './figures';
import { contactAbout, phoneNumber } from './links';
import { site } from './site';

const talk = { label: 'Talk to Us', href: contactAbout('A partnership') } as const satisfies Action;

export const partner = {
  hero: {
    title: 'Bring what you have to the table',
    lead: 'An order, a room, a teacher, a question from the lab. Companies, NGOs and colleges work with the makers, and each side brings what it knows.',
    actions: [talk, { label: 'What It Brings', href: '#brings' }],
    picture: 'hero',
  },
  stats: {
    label: 'Partnerships in figures',
    tiles: [
      figureTile('corporatePartners', 'with an agreement or a running order'),
      figureTile('ngoPartners', 'with a signed agreement'),
      figureTile('educationalPartners', 'schools, colleges and institutes'),
      figureTile('partnershipValue', 'orders, grants and training so far'),
    ],
  },
  types: {
    title: 'Three ways to be partners',
    lead: 'Each begins small. What works is repeated, what does not is changed.',
    facts: { commitment: 'We ask for' },
    action: 'Talk about it',
  },
  brings: {
    title: 'What a partnership brings',
    lists: [
      {
        title: 'To the makers',
        entries: [
          'orders they can see coming',
          'tools and rooms that stay in the village',
          'people to learn from, and to teach',
        ],
      },
      {
        title: 'To you',
        entries: [
          'goods whose maker you can meet',
          'figures from the hubs’ own registers',
          'one person here who answers for all of it',
        ],
      },
      {
        title: 'To a village',
        entries: [
          'paid work near home',
          'a craft that the young want to learn',
          'a house with light, tools and open doors',
        ],
      },
    ],
  },
  logos: {
    title: 'Already at the table',
    lead: 'Companies, a trust and a college that work with the makers.',
  },
  steps: {
    title: 'How it begins',
    lead: 'No form of ten pages. A talk, a visit, a plan.',
    steps: [
      { title: 'We talk', text: 'You say what you have and what you are looking for. We say what the hubs need now.' },
      { title: 'You visit a hub', text: 'You meet the women who would work with you. They ask as much as you do.' },
      { title: 'We plan on paper', text: 'Who does what, by when, and how both sides will see that it works.' },
    ],
  },
  closing: {
    title: 'Shall we talk?',
    lead: `Write what you have in mind, or call ${phoneNumber}. One sentence is enough to begin.`,
    actions: [talk, { label: 'Call Us', href: site.phone.href }],
    art: { picture: 'table-setting' },
  },
} as const satisfies {
  hero: OpenHeroContent;
  stats: { label: string; tiles: readonly StatTile[] };
  types: { title: string; lead: string; facts: { commitment: string }; action: string };
  brings: ChecklistsContent;
  logos: { title: string; lead: string };
  steps: StepsContent;
  closing: CallToActionContent;
};
