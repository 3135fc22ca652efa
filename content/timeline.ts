import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { TimelineWords } from '@/components/sections/Timeline';

import type { MilestoneStatus } from './milestones';

/** Each status in a word, and how its mark on the line looks. */
export const statusWords = {
  completed: { label: 'Completed', mark: 'filled dot and solid line' },
  upcoming: { label: 'Upcoming', mark: 'open ring and dotted line' },
  planned: { label: 'Planned', mark: 'dotted ring and dotted line' },
} as const satisfies Readonly<Record<MilestoneStatus, { label: string; mark: string }>>;

export const timeline = {
  hero: {
    title: 'Dot by dot',
    lead: 'What we have finished, what is on the bench, and what we have promised to try.',
  },
  words: {
    keyTitle: 'How to read the line',
    pathTitle: 'The path',
    note: 'The date of an upcoming or planned step is the one we first set. Its mark changes on the day the step is done.',
    hub: 'Look into the hub:',
  },
  closing: {
    title: 'Help us reach the next dot',
    lead: 'The next step needs hands that want to learn, and people who stand behind them.',
    actions: [
      { label: 'Become a Creator', path: '/creator' },
      { label: 'Support the Movement', path: '/donor' },
    ],
  },
} as const satisfies {
  hero: { title: string; lead: string };
  words: TimelineWords;
  closing: CallToActionContent;
};
