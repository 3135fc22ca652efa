import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { StepsContent } from '@/components/sections/Steps';

import { contactAbout } from './links';

/** An open role (specification, section 3, Career opening; the fields after `cta` make its page). */
export type CareerOpening = {
  readonly title: string;
  readonly location: string;
  readonly desc: string;
  readonly cta: { readonly label: string; readonly href: `/careers/${string}` };
  readonly slug: string;
  /** The summary a search result shows, 50 to 160 characters. */
  readonly summary: string;
  /** A place people come to, or the country they may live in. */
  readonly place:
    | { readonly kind: 'office'; readonly locality: string }
    | { readonly kind: 'remote'; readonly country: 'India' };
  readonly employmentType: 'FULL_TIME' | 'PART_TIME';
  readonly terms: readonly string[];
  readonly duties: readonly string[];
  readonly brings: readonly string[];
  /** ISO 8601 dates: the first day it stood here, and the last to apply. */
  readonly posted: string;
  readonly closes: string;
  /** Wording invented for the demonstration; to be confirmed before launch. */
  readonly sample?: true;
};

export const careerOpenings = [
  {
    title: 'Community Manager',
    location: 'Tenkasi',
    desc: 'Be the first person a new maker meets, and the one she calls when something is hard.',
    cta: { label: 'Apply', href: '/careers/community-manager' },
    slug: 'community-manager',
    summary:
      'Community Manager at Kaivinai in Tenkasi: welcome new makers, plan batches, keep hubs and villages talking.',
    place: { kind: 'office', locality: 'Tenkasi' },
    employmentType: 'FULL_TIME',
    terms: ['Full time, Monday to Saturday', 'At the Tenkasi hub, with days in the villages', 'Bus travel paid'],
    duties: [
      'Visit villages with a maker and explain how a course works.',
      'Plan each batch with the trainer: who, when, and who minds the children.',
      'Sit with every new maker in her first week and again in her fourth.',
      'Write down what goes wrong at a hub and see that it is mended.',
      'Answer our phone in Tamil two mornings a week.',
    ],
    brings: [
      'You speak Tamil as the villages round Tenkasi speak it.',
      'You have worked with groups of women, in a union, a school, an SHG or a clinic.',
      'You can keep a register and a promise.',
    ],
    posted: '2026-11-02',
    closes: '2027-02-27',
    sample: true,
  },
  {
    title: 'Content Writer',
    location: 'Remote',
    desc: 'Listen to makers and write what they said, in words a twelve-year-old can read.',
    cta: { label: 'Apply', href: '/careers/content-writer' },
    slug: 'content-writer',
    summary:
      'Content Writer at Kaivinai, from anywhere in India: interviews, product pages and news in plain English and Tamil.',
    place: { kind: 'remote', country: 'India' },
    employmentType: 'PART_TIME',
    terms: [
      'Part time, about twenty hours a week',
      'From home, anywhere in India',
      'Three visits to the hubs a year, paid',
    ],
    duties: [
      'Talk to two makers a week on the phone and write their pieces for the store.',
      'Write one news article a month from a hub.',
      'Read every page of this site twice a year and strike what is no longer true.',
      'Turn policy into sentences that people understand.',
    ],
    brings: [
      'You write short sentences and enjoy it.',
      'You are at home in English and Tamil.',
      'You ask the maker before you publish, every time.',
    ],
    posted: '2026-11-02',
    closes: '2027-02-27',
    sample: true,
  },
  {
    title: 'Product Designer',
    location: 'Chennai',
    desc: 'Design things that a maker likes to make twice, and a customer likes to use daily.',
    cta: { label: 'Apply', href: '/careers/product-designer' },
    slug: 'product-designer',
    summary:
      'Product Designer at Kaivinai in Chennai: work at the bench with makers of shell, bark, cloth, clay and circuits.',
    place: { kind: 'office', locality: 'Chennai' },
    employmentType: 'FULL_TIME',
    terms: ['Full time, Monday to Friday', 'In Chennai, one week a month at a hub', 'Travel and stay paid'],
    duties: [
      'Begin every design at the bench, beside the woman who will make it.',
      'Draw, test and cost six new pieces a season.',
      'Write a pattern that needs no explaining: size, steps, checks.',
      'Watch where a piece breaks in use and change it.',
    ],
    brings: [
      'You have made things with your own hands and can show us three.',
      'You can draw a section to scale and read a costing sheet.',
      'You take a no from a maker as a drawing to do again.',
    ],
    posted: '2026-11-02',
    closes: '2027-02-27',
    sample: true,
  },
] as const satisfies readonly CareerOpening[];

export const careers = {
  hero: {
    title: 'Work beside the makers',
    lead: 'We are a small team. Each of us spends part of every month at a hub, because that is where the work is.',
  },
  openings: {
    title: 'Open roles',
    lead: 'No role here asks for a degree.',
    none: 'No role is open at the moment. Tell us what you do well, and we will think of you.',
  },
  closed: {
    title: 'Closed',
    lead: 'One cannot apply for these any more. Their pages tell what the work was.',
    action: 'Read what it was',
  },
  process: {
    title: 'How we hire',
    lead: 'Three talks, and we pay for your travel to the last.',
    steps: [
      {
        title: 'You write or call',
        text: 'One page about what you have done, in Tamil or English. A phone call is as good.',
      },
      {
        title: 'We talk',
        text: 'First with the person you would work beside, then with a maker. You ask as much as we do.',
      },
      { title: 'You spend a day at a hub', text: 'You see the work, we see you in it. Then we both say yes or no.' },
    ],
  },
  closing: {
    title: 'Not your role, but your kind of place?',
    lead: 'Tell us what you do well. Or give us a few hours as a volunteer first.',
    actions: [
      { label: 'Write to us', href: contactAbout('Working with you') },
      { label: 'Volunteer', path: '/volunteer' },
    ],
  },
  /** Words of each role's page. */
  role: {
    facts: { place: 'Place', type: 'Type', posted: 'Posted', closes: 'Apply until' },
    types: { FULL_TIME: 'Full time', PART_TIME: 'Part time' },
    remote: 'From home, anywhere in India',
    duties: 'What you do',
    brings: 'What you bring',
    terms: 'Terms',
    apply: 'How to apply',
    applyText:
      'Send one page about what you have done, and the names of two people who have worked with you. A call is as good as a letter.',
    applyByMail: 'Apply by e-mail',
    applyByPhone: 'Call us',
    mailSubject: 'Application',
    closed: 'This role is closed',
    closedText: 'One cannot apply any more. Roles that are open stand on the careers page.',
    seeAll: 'All open roles',
  },
} as const satisfies {
  hero: { title: string; lead: string };
  openings: { title: string; lead: string; none: string };
  closed: { title: string; lead: string; action: string };
  process: StepsContent;
  closing: CallToActionContent;
  role: object;
};
