import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { Question } from '@/components/sections/FaqList';

export const faq = {
  hero: {
    title: 'Short answers',
    lead: 'Four things people ask us most. For all else there is a phone, and a person at the other end.',
  },
  list: {
    title: 'You asked',
    questions: [
      {
        question: 'Who makes the products?',
        answer:
          'Women in villages of Tamil Nadu. Many rolled beedis before. Each learned her craft at one of our hubs and decides how many hours she gives it.',
        more: { label: 'Read our story', path: '/story' },
      },
      {
        question: 'Where can I buy, and how do I pay?',
        answer:
          'In our store, which is a site of its own. You pay there. This site never asks for your card or your password.',
        more: { label: 'Go to the store', external: 'store' },
      },
      {
        question: 'What does delivery cost, and how long does it take?',
        answer:
          'Large orders travel free across India; smaller ones have a fixed charge that you see before you pay. The days depend on where you live.',
        more: { label: 'Charges and days', path: '/shipping' },
      },
      {
        question: 'How do I learn a craft at a hub?',
        answer:
          'Call us and say where you live. We tell you which hub is near, what it teaches and when the next batch begins.',
        tamil: 'எங்களை அழைத்து, நீங்கள் வசிக்கும் ஊரைச் சொல்லுங்கள். அருகிலுள்ள மையத்தைச் சொல்கிறோம்.',
        more: { label: 'Become a creator', path: '/creator' },
      },
    ],
  },
  closing: {
    title: 'Your question is not here?',
    lead: 'Ask it in your own words. We answer, and add it to this page if others ask too.',
    actions: [
      { label: 'Ask us', path: '/contact', hash: 'form' },
      { label: 'See returns', path: '/refunds' },
    ],
  },
} as const satisfies {
  hero: { title: string; lead: string };
  list: { title: string; questions: readonly Question[] };
  closing: CallToActionContent;
};
