import { makers } from './figures';
import type { PictureName } from './images/register';

/** The hubs, by the name in their address: /hub/weaving-madurai. An address that is out in the world stays. */
export type HubId =
  | 'coconut-tenkasi-main'
  | 'weaving-madurai'
  | 'banana-coimbatore'
  | 'electronics-chennai'
  | 'pottery-manamadurai'
  | 'ev-tirunelveli';

/** Active: a full course is running. Opening: benches and mentors are there. Planned: no house yet. */
export type HubStatus = 'Active' | 'Opening' | 'Planned';

/** A house where a craft is taught and practised (specification, section 3, Hub; the fields after `features` make its page). */
export type Hub = {
  readonly name: string;
  readonly location: string;
  readonly description: string;
  /** How many work there, in words: '150 artisans'. */
  readonly artisans: string;
  readonly products: readonly string[];
  readonly image: PictureName;
  readonly status: HubStatus;
  /** What is in the house. */
  readonly features: readonly string[];
  readonly id: HubId;
  readonly craft: string;
  readonly tamil: string;
  /** The summary a search result shows, 50 to 160 characters. */
  readonly summary: string;
  readonly hours: string;
  readonly visit: readonly string[];
  /** Stands until the enterprise enters the street; the launch check lists it. */
  readonly address: { readonly text: string; readonly placeholder?: true };
  /** Its emblem, for small places. */
  readonly sign: PictureName;
  readonly pictures: readonly { readonly picture: PictureName; readonly caption: string }[];
  /** Hours, features and notes for visitors are invented for the demonstration; to be confirmed before launch. */
  readonly sample?: true;
};

/** Every hub, in the order of the road: active, opening, planned. */
export const hubs: readonly Hub[] = [
  {
    name: 'Coconut-shell hub',
    location: 'Tenkasi',
    description:
      'Oil mills throw shells away. Makers saw, sand and polish them into bowls, ladles and lamps that last for years.',
    artisans: `${makers.coconut} artisans`,
    products: ['Bowls and cups', 'Ladles and spoons', 'Lamps', 'Buttons', 'Spice jars'],
    image: 'hub-coconut',
    status: 'Active',
    features: [
      'Saws with wooden rings that hold the shell, so both hands are free',
      'Sanding wheels, and a mask for everyone who uses them',
      'A checking table where each piece is looked at twice',
      'A room for the children after school',
    ],
    id: 'coconut-tenkasi-main',
    craft: 'Coconut shell',
    tamil: 'சிரட்டை',
    summary: `The coconut-shell hub in Tenkasi: what ${makers.coconut} makers make there, who teaches, the hours, and how to plan a visit.`,
    hours: 'Monday to Saturday, 9:30 AM to 5:30 PM',
    visit: [
      'Write or call two days before. A maker will be free to show you round.',
      'Take a train or bus to Tenkasi, then an auto.',
      'Wear closed shoes: the floor has saws and splinters.',
    ],
    address: { text: 'Tenkasi, Tamil Nadu. We send the street and a map with your date.', placeholder: true },
    sign: 'sign-coconut',
    pictures: [
      { picture: 'bowls', caption: 'A bowl is the lower half of a shell, the half without eyes.' },
      { picture: 'spoons', caption: 'A ladle takes one shell and an hour of carving for its handle.' },
      { picture: 'table-setting', caption: 'Bowls are made to be eaten from, not to be looked at.' },
    ],
    sample: true,
  },
  {
    name: 'Weaving hub',
    location: 'Madurai',
    description:
      'Weavers work cotton checks on pit looms and frame looms: first a towel, then table linen, then cloth by the metre.',
    artisans: `${makers.weaving} artisans`,
    products: ['Checked towels', 'Table linen', 'Cloth by the metre', 'Bags', 'Saris to order'],
    image: 'hub-weaving',
    status: 'Active',
    features: [
      'Pit looms along the wall, frame looms in the middle',
      'Windows to the north, so the light on the cloth stays the same',
      'A warping frame, and squared paper for new patterns',
      'A children’s corner behind a half wall, in sight of the looms',
    ],
    id: 'weaving-madurai',
    craft: 'Weaving',
    tamil: 'நெசவு',
    summary: `The weaving hub in Madurai: what ${makers.weaving} makers weave there, who teaches, the hours, and how to plan a visit.`,
    hours: 'Monday to Saturday, 9:30 AM to 5:30 PM',
    visit: [
      'Write or call two days before. A weaver will keep a place free beside her loom.',
      'Take a train or bus to Madurai, then a town bus or an auto.',
      'Wear something that does not mind lint.',
    ],
    address: { text: 'Madurai, Tamil Nadu. We send the street and a map with your date.', placeholder: true },
    sign: 'sign-weaving',
    pictures: [
      { picture: 'loom', caption: 'The shuttle carries the thread across; the weaver counts.' },
      { picture: 'yarn', caption: 'Yarn is wound on cones before it goes to the warping frame.' },
      { picture: 'towels', caption: 'Everyone begins with a checked towel. A wandering stripe cannot hide.' },
    ],
    sample: true,
  },
  {
    name: 'Banana-bark hub',
    location: 'Coimbatore',
    description:
      'After the harvest the stem is cut down and left. Makers peel it, dry the fibre and coil it into baskets and mats.',
    artisans: `${makers.banana} artisans`,
    products: ['Baskets', 'Coil mats', 'Trays', 'Table mats', 'Wrapping for fragile pieces'],
    image: 'hub-banana',
    status: 'Active',
    features: [
      'A shaded yard where the fibre dries slowly and does not crack',
      'Peeling benches at a height that spares the back',
      'Round tables for coiling, four makers to each',
      'A quiet room for mothers with small children',
    ],
    id: 'banana-coimbatore',
    craft: 'Banana bark',
    tamil: 'வாழை நார்',
    summary: `The banana-bark hub in Coimbatore: what ${makers.banana} makers coil and weave, who teaches, the hours, and how to visit.`,
    hours: 'Monday to Saturday, 9:00 AM to 5:00 PM',
    visit: [
      'Write or call two days before. In harvest weeks the yard is full, so mornings are best.',
      'Take a train or bus to Coimbatore, then a town bus.',
      'Bring an apron: wet fibre leaves marks.',
    ],
    address: { text: 'Coimbatore, Tamil Nadu. We send the street and a map with your date.', placeholder: true },
    sign: 'sign-banana',
    pictures: [
      { picture: 'basketry', caption: 'A large basket takes two days, and most of that is patience.' },
      { picture: 'marigold-basket', caption: 'The first basket of every learner is the size of two hands.' },
      { picture: 'coil-mat', caption: 'A mat begins in the middle and ends when the fibre does.' },
    ],
    sample: true,
  },
  {
    name: 'Electronics hub',
    location: 'Chennai',
    description:
      'A hub for lamps, chargers and repairs. The benches stand and two mentors are there; the first full course comes next.',
    artisans: 'The first batch is forming',
    products: ['Solar lamps', 'Phone chargers', 'Repairs of small machines'],
    image: 'hub-electronics',
    status: 'Opening',
    features: [
      'Soldering benches with good light and a fan that draws off the fumes',
      'A meter and a hand lens at every place',
      'Practice mornings on Saturday, four learners to a mentor',
    ],
    id: 'electronics-chennai',
    craft: 'Electronics',
    tamil: 'மின்னணுவியல்',
    summary:
      'The electronics hub in Chennai is opening: what will be made and mended there, who teaches, and how to visit.',
    hours: 'Saturday, 10:00 AM to 1:00 PM, until the first course begins',
    visit: [
      'Write or call in the week before. We tell you if a bench is free that Saturday.',
      'Take a suburban train, then a bus or an auto.',
      'Bring something that no longer works. It may leave mended.',
    ],
    address: { text: 'Chennai, Tamil Nadu. We send the street and a map with your date.', placeholder: true },
    sign: 'sign-electronics',
    pictures: [
      { picture: 'soldering', caption: 'Touch, count to two, lift: soldering suits a hand used to small, exact work.' },
      { picture: 'leds', caption: 'A learner’s first board lights up row by row.' },
    ],
    sample: true,
  },
  {
    name: 'Pottery hub',
    location: 'Manamadurai',
    description:
      'Manamadurai has turned river clay for generations. We plan a hub there with its potters, so that the wheel has heirs.',
    artisans: 'No batch yet',
    products: ['Cookware', 'Water pots', 'Lamps and vases'],
    image: 'hub-pottery',
    status: 'Planned',
    features: [
      'Wheels that a foot can drive and a motor can help',
      'A kiln that several families share',
      'An open hearth, where cookware is tested before it is sold',
    ],
    id: 'pottery-manamadurai',
    craft: 'Pottery',
    tamil: 'மண்பாண்டம்',
    summary:
      'The pottery hub planned in Manamadurai: what will be thrown and fired there, what it needs, and how to take part.',
    hours: 'Not open yet',
    visit: [
      'There is no house to visit yet. The potters are, though: ask us and we introduce you.',
      'Do you throw, fire or own a yard in Manamadurai? Call us first of all.',
    ],
    address: { text: 'Manamadurai, Tamil Nadu. The place is not chosen yet.', placeholder: true },
    sign: 'sign-pottery',
    pictures: [
      { picture: 'wheel', caption: 'A pot leaves the wheel soft, and dries for days before the fire.' },
      { picture: 'kolam-vase', caption: 'White bands are painted before firing, with a brush of hair.' },
      { picture: 'clay-bowls', caption: 'Small pieces stand in the gaps of the kiln and cost no extra wood.' },
    ],
    sample: true,
  },
  {
    name: 'Electric-vehicle hub',
    location: 'Tirunelveli',
    description:
      'Wiring, battery service and driving for electric autos: a hub we plan, for women who want a trade on the road.',
    artisans: 'No batch yet',
    products: ['Wiring', 'Battery service', 'Driving'],
    image: 'hub-ev',
    status: 'Planned',
    features: [
      'A training auto that may be taken apart and put together again',
      'A battery bench with gloves, glasses and a rule: two people, always',
      'A yard to learn driving in before the road',
    ],
    id: 'ev-tirunelveli',
    craft: 'EV',
    tamil: 'மின்வாகனம்',
    summary:
      'The electric-vehicle hub planned in Tirunelveli: the trades it will teach, what it needs, and how to take part.',
    hours: 'Not open yet',
    visit: [
      'There is no house to visit yet. We are looking for a yard and a trainer.',
      'Do you service electric autos, or employ those who do? Call us first of all.',
    ],
    address: { text: 'Tirunelveli, Tamil Nadu. The place is not chosen yet.', placeholder: true },
    sign: 'sign-ev',
    pictures: [
      { picture: 'copper-coils', caption: 'Winding a coil is thread work, only the thread is copper.' },
      { picture: 'motor-wires', caption: 'Three wires drive the motor. A learner draws them before she touches them.' },
    ],
    sample: true,
  },
];
