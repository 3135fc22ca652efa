import type { PictureName } from './images/register';
import type { MentorId } from './mentors';

/** A course (specification, section 3, Training program; the fields after `nextBatch` are ours). */
export type TrainingProgram = {
  readonly title: string;
  readonly duration: string;
  readonly participants: string;
  readonly description: string;
  readonly image: PictureName;
  readonly features: readonly string[];
  /** The day the next batch begins, as YYYY-MM-DD. */
  readonly nextBatch: string;
  readonly tamil: string;
  /** Who teaches it. */
  readonly mentors: readonly MentorId[];
  /** Title, size and contents are invented for the demonstration; to be confirmed before launch. */
  readonly sample?: true;
};

export const programs = [
  {
    title: 'First craft',
    duration: '3 months',
    participants: '20 women in a batch',
    description: 'From how to hold the tool to a first piece that passes checking. You need no schooling to begin.',
    image: 'spoons',
    features: [
      'A week of trying two or three crafts before you choose',
      'A mentor beside you, from the first cut on',
      'Your first ten pieces, checked and talked through',
    ],
    nextBatch: '2025-02-15',
    tamil: 'தொடக்கம்',
    mentors: ['esakkiammal-p', 'chellammal-d', 'sudha-raman', 'arul-prakash'],
    sample: true,
  },
  {
    title: 'Skilled maker',
    duration: '6 months',
    participants: '15 women in a batch',
    description: 'Design, finishing and speed without hurry. You make for real orders, and a mentor looks on.',
    image: 'shuttle',
    features: [
      'One craft, in depth, at the hub that you choose',
      'A design of your own, from drawing to price sheet',
      'Practice in teaching, with a beginner at your side',
    ],
    nextBatch: '2025-03-01',
    tamil: 'தேர்ச்சி',
    mentors: ['mariammal-kannan', 'valliammai-s', 'parvathi-murugesan', 'kavitha-rajendran', 'ramalakshmi-t'],
    sample: true,
  },
  {
    title: 'Sell what you make',
    duration: '2 months',
    participants: '25 women in a batch',
    description:
      'What a piece costs, what to ask for it, and where to put the money. For makers who want their own books.',
    image: 'gift-tag',
    features: [
      'A costing sheet for each piece that you make',
      'A bank account in your own name, and how to read it',
      'Photos, parcels and talking with customers',
    ],
    nextBatch: '2025-01-20',
    tamil: 'தொழில்',
    mentors: ['fathima-beevi', 'mariammal-kannan'],
    sample: true,
  },
] as const satisfies readonly TrainingProgram[];
