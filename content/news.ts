import type { CallToActionContent } from '@/components/sections/CallToAction';

export const news = {
  hero: {
    title: 'From the hubs',
    lead: 'Small news, told by the people it happened to.',
  },
  listTitle: 'Articles',
  /** Before the number of minutes and after it. */
  minutes: (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'} to read`,
  article: {
    by: 'By',
    /** Before the day it was last corrected. */
    updated: 'corrected on',
    neighbours: 'More news',
    newer: 'Newer',
    older: 'Older',
    back: 'All news',
  },
  closing: {
    title: 'Write about us, or with us',
    lead: 'We can name a person to talk to, check your facts, and show you a hub at work.',
    actions: [
      { label: 'Open the media kit', path: '/media-kit' },
      { label: 'Shop Products', external: 'store' },
    ],
  },
} as const satisfies {
  hero: { title: string; lead: string };
  listTitle: string;
  minutes: (count: number) => string;
  article: Readonly<Record<string, string>>;
  closing: CallToActionContent;
};
