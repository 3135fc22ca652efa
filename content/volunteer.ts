import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { ChecklistsContent } from '@/components/sections/Checklists';
import type { PictureBandContent } from '@/components/sections/PictureBand';
import type { StepsContent } from '@/components/sections/Steps';
import type { Action } from '@/components/ui/ActionLink';

import { contactAbout, whatsappAbout } from './links';

/** A role for a few hours a week (specification, section 3, Volunteer opportunity). */
export type VolunteerOpportunity = {
  readonly title: string;
  readonly duration: string;
  readonly location: string;
  readonly description: string;
  /** The duties. */
  readonly features: readonly string[];
  /** Wording invented for the demonstration; to be confirmed before launch. */
  readonly sample?: true;
};

export const volunteerOpportunities = [
  {
    title: 'Digital guide',
    duration: '2-4 hours a week',
    location: 'Tenkasi hub',
    description: 'Show makers what a phone can do: a photo that sells, a clear reply, a safe payment.',
    features: [
      'Plan one short lesson with the hub each week',
      'Teach at a table, four or five women at a time',
      'Write down what to repeat, and what to leave out',
    ],
    sample: true,
  },
  {
    title: 'Photographer',
    duration: '3-5 hours a week',
    location: 'Madurai hub',
    description: 'Take pictures of new pieces and of hands at work, for the store and for the makers themselves.',
    features: [
      'Ask each woman before you take her picture',
      'Photograph new pieces in daylight',
      'Sort, name and hand over the files in the same week',
    ],
    sample: true,
  },
  {
    title: 'Market helper',
    duration: '4-6 hours a week',
    location: 'Fairs in Chennai',
    description: 'Stand beside the makers at fairs. She shows how it is made, you wrap and count.',
    features: [
      'Set up the stall and take it down',
      'Explain the craft in Tamil or English',
      'Count stock and cash with the maker at the end of the day',
    ],
    sample: true,
  },
] as const satisfies readonly VolunteerOpportunity[];

const askQuestion = {
  label: 'Ask a Question',
  href: contactAbout('A question about volunteering'),
} as const satisfies Action;

export const volunteer = {
  hero: {
    title: 'A few hours, well used',
    lead: 'Teach, take pictures or help at a market. You work beside the makers, and one person at the hub plans it with you.',
    actions: [{ label: 'See the Roles', href: '#roles' }, askQuestion],
  },
  roles: {
    title: 'Three roles',
    lead: 'Each has its hours, its place and its duties. Choose the one that fits your week.',
    facts: { duration: 'Hours', location: 'Place' },
    apply: 'Apply Now',
    subject: 'Volunteering',
  },
  scenes: {
    pictures: [
      { picture: 'loom', caption: 'A shuttle rests between two rows. Even a helper learns to wait for it.' },
      { picture: 'wheel', caption: 'A pot just off the maker’s hands. Do not touch it yet.' },
    ],
  },
  fit: {
    title: 'Who can, and what to bring',
    lead: 'No degree is needed. Patience is.',
    lists: [
      {
        title: 'You can, if',
        entries: [
          'you can come for some weeks, not only once',
          'you like to listen before you explain',
          'you speak Tamil, or will work beside someone who does',
        ],
      },
      {
        title: 'Bring along',
        entries: [
          'your own phone or camera, if the role needs one',
          'clothes that may get dusty',
          'a note of the hours you have each week',
        ],
      },
      {
        title: 'You take home',
        entries: [
          'the beginning of a craft: ask, and she will show you',
          'friends in a place you did not know',
          'a clear view of what a handmade thing takes',
        ],
      },
    ],
  },
  steps: {
    title: 'After you apply',
    lead: 'Three small steps, so that you and the hub can both say yes or no.',
    steps: [
      {
        title: 'We talk',
        text: 'You tell us what you can do and which hours you have. We tell you what the hub needs now.',
      },
      {
        title: 'You visit',
        text: 'You meet the makers and see the work. Nobody expects you to be useful on the first day.',
      },
      {
        title: 'You begin',
        text: 'You start with one person who plans with you. After some weeks we ask each other how it goes.',
      },
    ],
  },
  closing: {
    title: 'Not sure yet? Ask',
    lead: 'Write what you can do and how many hours you have. We tell you honestly whether a hub needs it now.',
    actions: [
      askQuestion,
      {
        label: 'Ask on WhatsApp',
        href: whatsappAbout('Hello Kaivinai, I have a question about volunteering:'),
        opensNewTab: true,
      },
    ],
  },
} as const satisfies {
  hero: { title: string; lead: string; actions: readonly Action[] };
  roles: {
    title: string;
    lead: string;
    facts: { duration: string; location: string };
    apply: string;
    subject: string;
  };
  scenes: PictureBandContent;
  fit: ChecklistsContent;
  steps: StepsContent;
  closing: CallToActionContent;
};
