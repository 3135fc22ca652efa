import type { JoinFormBandContent } from '@/components/sections/JoinFormBand';
import type { Action } from '@/components/ui/ActionLink';
import type { IconName } from '@/components/ui/icons';

type WayToJoin = { readonly title: string; readonly text: string; readonly icon: IconName; readonly action: Action };

export const join = {
  hero: {
    title: 'Six ways to take part',
    lead: 'Some bring a skill, some bring time, some bring an order. Choose what fits you, then tell us below.',
  },
  waysTitle: 'Ways to join',
  ways: [
    {
      title: 'Mentorship',
      text: 'Sit beside a woman who is learning, at a hub or on a call, until her work is better than yours.',
      icon: 'headset',
      action: { label: 'See mentorship', path: '/mentorship' },
    },
    {
      title: 'Creators',
      text: 'Learn a craft near your home and earn from what you make. We teach, and we find the customers.',
      icon: 'tag',
      action: { label: 'Become a creator', path: '/creator' },
    },
    {
      title: 'Volunteer',
      text: 'Give a few hours a week: teach, take pictures, help at a market or with the accounts.',
      icon: 'clock',
      action: { label: 'See the roles', path: '/volunteer' },
    },
    {
      title: 'Hubs',
      text: 'Come and see where the work is done. Meet the makers, ask them anything, try the wheel.',
      icon: 'pin',
      action: { label: 'Visit a hub', path: '/hubs' },
    },
    {
      title: 'Donation',
      text: 'Pay for a course, a loom or a month of travel. We tell you what your gift did.',
      icon: 'rupee',
      action: { label: 'What a gift does', path: '/donor' },
    },
    {
      title: 'Partnership',
      text: 'Bring your company, NGO or college. Together we open hubs, orders and new skills.',
      icon: 'seal',
      action: { label: 'Partner with us', path: '/partner' },
    },
  ],
  form: {
    title: 'Rather talk?',
    lead: 'You need not fill in anything. Call us, say where you live and what you would like to do. We speak Tamil and English.',
    call: 'Call us',
    message: 'Message on WhatsApp',
  },
} as const satisfies {
  hero: { title: string; lead: string };
  waysTitle: string;
  ways: readonly WayToJoin[];
  form: JoinFormBandContent;
};
