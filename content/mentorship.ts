import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { FiguresHeroContent } from '@/components/sections/FiguresHero';
import type { StepsContent } from '@/components/sections/Steps';
import type { Action } from '@/components/ui/ActionLink';

import { contactAbout } from './links';
import { site } from './site';

/** Words of /mentorship; its people and courses stand in mentors.ts, programs.ts and success-stories.ts. */
export const mentorship = {
  hero: {
    title: 'Sit beside someone who has done it',
    lead: 'A mentor does not lecture. She sits on the same mat and shows you the stroke. She stays until your tenth piece beats your first.',
    actions: [
      { label: 'Apply for Programs', href: contactAbout('Training programs') },
      { label: 'Learn Our Story', path: '/story' },
    ],
  },
  stats: {
    label: 'Mentorship in figures',
    mentors: { label: 'Mentors', description: (hubs: string) => `at ${hubs} hubs` },
    guided: { label: 'Women guided', description: 'by the mentors on this page' },
    formerBeediWorkers: { description: 'with a craft that they chose' },
    rating: { label: 'Average rating', description: (reviews: string) => `out of 5, from ${reviews} reviews` },
  },
  programs: {
    title: 'Three ways to train',
    lead: 'Taught in Tamil, in small batches, by people who do the work themselves.',
    facts: { duration: 'Length', participants: 'Size', nextBatch: 'Next batch' },
    /** A batch that began before the day this site was built. */
    begun: (day: string) => `${day} (begun)`,
    apply: 'Apply Now',
    subject: (title: string) => `Apply for ${title}`,
  },
  featured: { title: 'Mentor of the season' },
  network: {
    title: 'Meet the mentors',
    /** The count is computed; the featured mentor is one of them. */
    count: (mentors: string, hubs: string) => `${mentors} mentors teach at ${hubs} hubs.`,
    ratings: 'Ratings come from learners, by secret slip, at the end of each course.',
  },
  /** The card after the mentors of a small hub. */
  vacancy: {
    title: 'A place is free beside them',
    text: 'Do you know this craft, and like to show it? You need no certificate. Come and teach for a day first.',
    action: { label: 'Become a Mentor', href: contactAbout('Become a mentor') },
  },
  mentor: {
    guided: 'Women Guided',
    profile: 'View Full Profile',
    hub: 'Visit Hub',
  },
  stories: {
    title: 'Before, and now',
    lead: 'Three women tell what changed. Income is what each earns in a usual month.',
    before: 'Before',
    now: 'Now',
    taughtBy: 'Taught by',
    roseTo: 'rose to',
    scale: (rupees: string) => `income each month; one dot is about ${rupees}`,
  },
  join: {
    title: 'Three steps to begin',
    // 'It does not matter if you cannot write. One call is enough.'
    tamil: 'எழுதத் தெரியாவிட்டாலும் பரவாயில்லை. ஓர் அழைப்பு போதும்.',
    steps: [
      {
        title: 'Call or write',
        text: 'Tell us your name, your village and the craft that draws you. We say which hub is near.',
      },
      {
        title: 'Sit at two or three benches',
        text: 'Come for a day and try. Bring a sister or a neighbour. Nobody will press you to stay.',
      },
      {
        title: 'Choose your mentor and start',
        text: 'Pick a craft and a batch. Your mentor, your hours and your first day are written on one page.',
      },
    ],
    actions: [
      { label: 'Apply as Mentee', href: contactAbout('Apply as a mentee') },
      { label: 'Become a Mentor', href: contactAbout('Become a mentor') },
    ],
  },
  closing: {
    title: 'What your hands know, someone is waiting to learn',
    lead: 'Or the other way round. Tell us which, and we find the person to sit beside.',
    actions: [
      { label: 'Write to us', path: '/contact', hash: 'form' },
      { label: 'Call, we speak Tamil', href: site.phone.href },
    ],
    art: 'people',
  },
  /** Words of each mentor's page. */
  profile: {
    ask: (name: string) => `Ask to train with ${name}`,
    subject: (name: string) => `Training with ${name}`,
    about: (name: string) => `About ${name}`,
    achievements: 'Achievements',
    atGlance: 'At a glance',
    facts: {
      experience: 'Experience',
      specialization: 'Teaches',
      mentees: 'Mentees',
      languages: 'Languages',
      location: 'Lives in',
      hub: 'Hub',
    },
    programs: {
      title: (name: string) => `Courses with ${name}`,
      lead: (name: string) => `Choose a course and ask for a place beside ${name}. We answer by phone or e-mail.`,
    },
    stories: {
      title: (name: string) => `Who learned from ${name}`,
      lead: 'In a usual month, before the course and now.',
    },
    companions: {
      title: 'More mentors',
      lead: 'You may learn from more than one. Those at the same hub come first.',
    },
    closing: {
      title: 'Start with a question',
      lead: 'When is the next course? May I come and watch? Ask in Tamil or English.',
      actions: [
        { label: 'Call us', href: site.phone.href },
        { label: 'All mentors and courses', path: '/mentorship' },
      ],
    },
  },
} as const satisfies {
  hero: FiguresHeroContent;
  stats: object;
  programs: object;
  featured: { title: string };
  network: object;
  vacancy: { title: string; text: string; action: Action };
  mentor: Readonly<Record<string, string>>;
  stories: object;
  join: StepsContent & { tamil: string; actions: readonly Action[] };
  closing: CallToActionContent;
  profile: { closing: CallToActionContent } & Readonly<Record<string, unknown>>;
};
