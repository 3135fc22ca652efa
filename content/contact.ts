import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { ContactDetailsContent } from '@/components/sections/ContactDetails';
import type { DoorHeroContent } from '@/components/sections/DoorHero';
import type { Question } from '@/components/sections/FaqList';

export const contact = {
  hero: {
    title: 'Come in, the door is open',
    lead: 'Ask about an order, a gift, a visit or a place at a hub. Call us, or message us: a person answers.',
    actions: [{ label: 'Write to us', href: '#form' }],
  },
  details: {
    title: 'Reach us directly',
    openMap: 'Open in maps',
    callUs: 'Call Us',
    callNote: 'We speak Tamil and English.',
    emailUs: 'Email Us',
    hoursTitle: 'Support hours',
    follow: 'Follow the work',
  },
  faq: {
    title: 'Questions we hear often',
    lead: 'Not here? Call us. It is quicker.',
    questions: [
      {
        question: 'How long will my order take?',
        answer:
          'We pack first, then the courier takes over. The shipping policy gives the days for metros, towns and remote places.',
        more: { label: 'All delivery times', path: '/shipping' },
      },
      {
        question: 'Can I return something?',
        answer:
          'Yes, unused and in its packing. If it came broken or wrong, we pay for the way back and refund all of it.',
        more: { label: 'How returns work', path: '/refunds' },
      },
      {
        question: 'Do you take bulk and gifting orders?',
        answer:
          'Yes. Tell us the date you need them, your budget for each gift, and where they should go. We plan the rest with the makers.',
        more: { label: 'Plan a bulk order', path: '/b2b' },
      },
      {
        question: 'I live in a village near Tenkasi. How can I join?',
        answer:
          'Call us, or walk into the nearest hub. You need no certificate to begin. We show you the work and you choose.',
        tamil: 'சான்றிதழ் தேவையில்லை. எங்களை அழையுங்கள், அல்லது அருகிலுள்ள மையத்திற்கு வாருங்கள்.',
        more: { label: 'Become a creator', path: '/creator' },
      },
      {
        question: 'How can I volunteer or mentor?',
        answer:
          'Tell us what you can teach and how many hours you have. A few hours a week are enough. Tamil helps, but is not required.',
        more: { label: 'See the roles', path: '/volunteer' },
      },
      {
        question: 'Can we visit a hub?',
        answer:
          'Gladly. Hubs are places of work, so please write to us before you come. Someone will be there to show you round.',
        more: { label: 'Our hubs', path: '/hubs' },
      },
    ],
  },
  closing: {
    title: 'While you wait for our answer',
    lead: 'See what she made this week, or go back to where you began.',
    actions: [
      { label: 'Explore Her Work', external: 'store' },
      { label: 'Return to Home', path: '/' },
    ],
    art: { picture: 'basketry' },
  },
} as const satisfies {
  hero: DoorHeroContent;
  details: ContactDetailsContent;
  faq: { title: string; lead: string; questions: readonly Question[] };
  closing: CallToActionContent;
};
