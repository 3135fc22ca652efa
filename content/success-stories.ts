import type { PictureName } from './images/register';
import type { MentorId } from './mentors';

/** How a learner's work and income changed (specification, section 3, Success story). */
export type SuccessStory = {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Whole rupees a month. */
  readonly income: { readonly before: number; readonly now: number };
  readonly story: string;
  readonly image: PictureName;
  /** Who taught her. */
  readonly mentor: MentorId;
  /** The person, her story and her income are invented for the demonstration; to be replaced before launch. */
  readonly sample?: true;
};

export const successStories = [
  {
    name: 'Petchiammal R.',
    before: 'Rolled beedis at home, eleven hours a day, since she was fourteen.',
    after: 'Leads the finishing bench at the coconut-shell hub.',
    income: { before: 3200, now: 18500 },
    story:
      'She came to ask for her cousin and stayed to sand a bowl. The bowl is still in the office, with her name in it.',
    image: 'portrait-bun-green',
    mentor: 'mariammal-kannan',
    sample: true,
  },
  {
    name: 'Noor Jahan',
    before: 'Rolled through two pregnancies and paid a moneylender each Friday.',
    after: 'Weaves table linen on her own loom. The loan is closed.',
    income: { before: 3500, now: 21000 },
    story:
      'The first thing she wrote in her notebook was what the loan had cost her. The second was the price of a towel.',
    image: 'portrait-veil-plum',
    mentor: 'fathima-beevi',
    sample: true,
  },
  {
    name: 'Jesintha M.',
    before: 'Packed yarn on night shifts and slept when her children were at school.',
    after: 'Coils baskets by day with four neighbours, and signs the orders herself.',
    income: { before: 6000, now: 24000 },
    story:
      'She wanted to be home when the lamp is lit. Now the neighbours’ children do their homework among the baskets.',
    image: 'portrait-plait-kaavi',
    mentor: 'sudha-raman',
    sample: true,
  },
] as const satisfies readonly SuccessStory[];
