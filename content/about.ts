import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { IdentityContent } from '@/components/sections/Identity';

export const about = {
  hero: {
    title: 'Kaivinai at a glance',
    lead: 'Who we are, where we work, who answers for it, and how we count what we publish.',
  },
  who: {
    title: 'Who we are',
    paragraphs: [
      'Kaivinai is a social enterprise in Tenkasi, Tamil Nadu. Its makers are women from the villages round about. Most of them rolled beedis before.',
      'We run skill hubs where a woman learns a craft or a trade: coconut shell, banana bark, weaving, electronics, pottery and electric vehicles. Mentors sit beside her until her work is good.',
      'What she makes is sold in our store, to people at home and to companies that give gifts. This site tells the story. Buying, paying and returning happen in the store.',
    ],
  },
  identity: {
    title: 'Legal identity',
    lead: 'The details that the law asks of a seller, and the person who settles complaints.',
    rows: [
      { name: 'Registered name', value: 'Kaivinai (registered name to be entered)', placeholder: true },
      { name: 'Legal form', value: 'To be entered before launch', placeholder: true },
      { name: 'Registration number', value: 'To be entered before launch', placeholder: true },
      { name: 'GSTIN', value: 'To be entered before launch', placeholder: true },
    ],
    officeName: 'Head office',
    grievance: {
      name: 'Grievance contact',
      /** Invented for the demonstration; to be replaced before launch. */
      person: 'Revathi Selvaraj',
      sample: true,
      note: 'Complaints are read by her. You get an answer by e-mail.',
    },
  },
  register: {
    title: 'How we count',
    lead: 'Every figure on this site, what it counts, until when, and where the count comes from. Figures differ from page to page because they count different things.',
    caption: 'Published figures',
    columns: { figure: 'Figure', counts: 'What it counts', pages: 'Shown on', asOf: 'Counted until', source: 'Source' },
  },
  closing: {
    title: 'Something here you would like to see?',
    lead: 'Ask for the register behind a figure, or come and look at the hub it was written in.',
    actions: [
      { label: 'Ask us', path: '/contact', hash: 'form' },
      { label: 'Our Story', path: '/story' },
    ],
  },
} as const satisfies {
  hero: { title: string; lead: string };
  who: { title: string; paragraphs: readonly string[] };
  identity: IdentityContent & { grievance: { sample?: true } };
  register: { title: string; lead: string; caption: string; columns: object };
  closing: CallToActionContent;
};
