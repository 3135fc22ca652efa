/** A way to work together (specification, section 3, Partnership type). */
export type PartnershipType = {
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
  /** What we ask of the partner. */
  readonly commitment: string;
  /** Wording invented for the demonstration; to be confirmed before launch. */
  readonly sample?: true;
};

export const partnershipTypes = [
  {
    title: 'Corporate partnership',
    description: 'For companies that give gifts, fund training or sell handmade goods in their own shops.',
    benefits: [
      'Gifts and goods planned a season ahead with the makers',
      'A course or a hub that you help to open, and can visit',
      'Days for your team beside the makers',
    ],
    commitment: 'A plan for one year, and orders we can count on',
    sample: true,
  },
  {
    title: 'NGO partnership',
    description: 'For organisations that know the villages and want paid work to follow the training.',
    benefits: [
      'Places in our courses for the women you work with',
      'Our trainers and mentors, at a hub or in your rooms',
      'A way to customers for what the women make',
    ],
    commitment: 'A person on your side who knows each woman by name',
    sample: true,
  },
  {
    title: 'Educational partnership',
    description: 'For schools, colleges and institutes of design, engineering and management.',
    benefits: [
      'Field weeks and internships at a hub',
      'Real problems from the bench for your students to solve',
      'Makers as guest teachers in your classroom',
    ],
    commitment: 'One course or one term, planned with the hub',
    sample: true,
  },
] as const satisfies readonly PartnershipType[];
