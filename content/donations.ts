import type { PictureName } from './images/register';

/** What a gift can pay for (specification, section 3, Donation area). */
export type DonationArea = {
  readonly title: string;
  /** The range of a gift to it, in rupees. */
  readonly amount: string;
  readonly description: string;
  /** What has changed when the gift is spent. */
  readonly impact: string;
  readonly features: readonly string[];
  readonly picture: PictureName;
  /** Wording invented for the demonstration; to be confirmed before launch. */
  readonly sample?: true;
};

export const donationAreas = [
  {
    title: 'Training',
    amount: '₹5,000 to ₹25,000',
    description: 'A place in a course: the trainer’s time, material to practise on, and pay for the hours of practice.',
    impact: 'A woman sits down beside a trainer and stays until her work is good.',
    features: [
      'Towards the lower end: material for practice, such as shell, yarn, fibre or clay',
      'Towards the upper end: the trainer’s and the mentor’s time as well',
    ],
    picture: 'yarn',
    sample: true,
  },
  {
    title: 'Tools and looms',
    amount: '₹10,000 to ₹50,000',
    description: 'A tool where it is used each day: a polishing wheel, a loom, a bench for soldering.',
    impact: 'A bench is set up once, and many women learn at it.',
    features: [
      'Towards the lower end: hand tools, repairs, good light, goggles and masks',
      'Towards the upper end: a share in a machine or a loom',
    ],
    picture: 'shuttle',
    sample: true,
  },
  {
    title: 'Travel and child care',
    amount: '₹2,000 to ₹10,000',
    description: 'The bus to the hub, and someone to mind the children while their mothers learn.',
    impact: 'A woman who lives far from the hub can come each day, and finish.',
    features: [
      'Towards the lower end: bus fares',
      'Towards the upper end: care in the children’s room during a course',
    ],
    picture: 'marigold-basket',
    sample: true,
  },
] as const satisfies readonly DonationArea[];
