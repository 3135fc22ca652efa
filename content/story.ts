// In transition: papers and the checks of today's modules still read this; pages read content/pages/story.yaml.
import type { PictureName } from './images/register';

/** Someone who answers for the enterprise (specification, section 3, Leader card). */
export type Leader = {
  readonly name: string;
  readonly role: string;
  readonly description: string;
  readonly picture: PictureName;
  /** Invented for the demonstration; to be replaced before launch. */
  readonly sample?: true;
};

export const story = {
  hero: {
    title: 'A thousand knots a day, and then a single line',
    lead: 'For three generations, women in the villages round Tenkasi have rolled beedis at their doorsteps: cut the leaf, fill it, roll it, tie it. Their hands were never the problem.',
    actions: [
      { label: 'Shop Our Products', external: 'store' },
      { label: 'Bulk Orders', path: '/b2b' },
    ],
    picture: 'story-wide',
  },
  statements: {
    statements: [
      {
        title: 'Mission',
        statement:
          'To give each woman who wants to leave beedi rolling a craft, a fair income and a workplace near her home.',
        text: 'We train, we bring the tools, and we find the customers. She decides what she makes and how many hours she gives it.',
      },
      {
        title: 'Vision',
        statement:
          'A Tamil Nadu where a girl learns a trade from her mother because it pays, and because she is proud of it.',
        text: 'When the last beedi tray in a village turns into a flower planter, the work is done there.',
      },
    ],
  },
  impact: {
    title: 'Where the line has reached',
    lead: 'Counted at the end of each financial year, from the registers that the hubs keep.',
    rows: [
      {
        figure: 'womenEmpowered',
        description: 'Trained, paid for their practice, and at work in a craft or for themselves.',
      },
      {
        figure: 'ruralVillages',
        description:
          'With a hub, a home workshop or a weekly trainer. Makers come from more; training happens in these.',
      },
      { figure: 'skillHubs', description: 'Two old crafts of this land, two kitchen-yard crafts, and two new trades.' },
      {
        figure: 'productLines',
        description: 'From a coconut-shell ladle to a lamp. Each line has its own pattern and its own price sheet.',
      },
    ],
  },
  scenes: {
    pictures: [
      { picture: 'potter', caption: 'Pottery: a wheel, river clay, and nobody hurrying.' },
      { picture: 'weaver', caption: 'Weaving: one towel is a morning at the loom.' },
    ],
  },
  values: {
    title: 'Four words we work by',
    lead: 'They are painted on the wall of each hub, so we keep them in Tamil first.',
    values: [
      {
        tamil: 'மரியாதை',
        title: 'Dignity',
        text: 'She is a maker, a colleague, often the best teacher in the room. We speak of her that way too.',
      },
      {
        tamil: 'பொறுமை',
        title: 'Patience',
        text: 'Good work has its own pace. We plan orders round it, and tell customers the true date.',
      },
      {
        tamil: 'நேர்மை',
        title: 'Honesty',
        text: 'If a piece is not wholly handmade, we say which part is not. If we are late, we say so first.',
      },
      {
        tamil: 'ஒற்றுமை',
        title: 'Togetherness',
        text: 'Nobody learns alone. Who finishes a course helps the next woman begin.',
      },
    ],
  },
  hubs: {
    title: 'Six skill hubs',
    lead: 'A hub is a house with good light, shared tools, a trainer, and room for the children after school.',
    hubs: [
      {
        tamil: 'சிரட்டை',
        title: 'Coconut shell',
        text: 'Bowls, ladles and lamps, cut and polished from shells that oil mills throw away.',
        picture: 'hub-coconut',
      },
      {
        tamil: 'வாழை நார்',
        title: 'Banana bark',
        text: 'Fibre drawn from the stem after harvest, then coiled into baskets, mats and trays.',
        picture: 'hub-banana',
      },
      {
        tamil: 'நெசவு',
        title: 'Weaving',
        text: 'Cotton checks on pit looms and frame looms: towels, table linen, yardage.',
        picture: 'hub-weaving',
      },
      {
        tamil: 'மின்னணுவியல்',
        title: 'Electronics',
        text: 'Lamps, chargers and repairs. Soldering suits a hand used to small, exact work.',
        picture: 'hub-electronics',
      },
      {
        tamil: 'மண்பாண்டம்',
        title: 'Pottery',
        text: 'River clay, wheel and hand. Cookware tested on a wood fire before it is sold.',
        picture: 'hub-pottery',
      },
      {
        tamil: 'மின்வாகனம்',
        title: 'EV',
        text: 'Wiring, battery service and driving for electric autos, from first fuse to first fare.',
        picture: 'hub-ev',
      },
    ],
  },
  leaders: {
    title: 'Who answers for it',
    lead: 'Three people sign the accounts and pick up the phone.',
    people: [
      {
        name: 'Revathi Selvaraj',
        role: 'Founder and managing director',
        description:
          'Her mother rolled beedis for thirty-one years. Revathi kept the family accounts from the age of nine.',
        picture: 'portrait-bun-indigo',
        sample: true,
      },
      {
        name: 'Mariammal Kannan',
        role: 'Head of skill hubs',
        description: 'First maker of the coconut-shell hub. She now runs all six, and still polishes on Fridays.',
        picture: 'portrait-plait-turmeric',
        sample: true,
      },
      {
        name: 'Joseph Anand',
        role: 'Head of sales and partnerships',
        description: 'Eighteen years in export houses. He says no to any order the makers cannot finish in daylight.',
        picture: 'portrait-short-green',
        sample: true,
      },
    ],
  },
  closing: {
    title: 'There is a place on this floor for you',
    lead: 'Buy a piece, teach a skill for a morning, or come and learn one.',
    actions: [
      { label: 'Shop Our Products', external: 'store' },
      { label: 'Join Us', path: '/join' },
    ],
  },
} as const;
