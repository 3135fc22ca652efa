import type { HubId } from './hubs';
import type { PictureName } from './images/register';

/** Someone who teaches her craft (specification, section 3, Mentor; the fields after `achievements` make the page). */
export type Mentor = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly experience: string;
  readonly image: PictureName;
  readonly specialization: string;
  /** A number, then what it counts: '45 women guided'. Cards show the number alone. */
  readonly mentees: `${number} ${string}`;
  /** Where she lives. */
  readonly location: string;
  readonly hub: HubId;
  /** The hub's name and place, as content/hubs.ts writes them. */
  readonly hubName: string;
  /** From 0 to 5, given by those she taught. */
  readonly rating: number;
  readonly totalReviews: number;
  readonly bio: string;
  /** At least three; a card shows the first two. */
  readonly achievements: readonly string[];
  readonly languages: readonly string[];
  readonly quote: string;
  /** The summary a search result shows, 50 to 160 characters. */
  readonly summary: string;
  /** Invented for the demonstration; to be replaced before launch. */
  readonly sample?: true;
};

const coconut = { hub: 'coconut-tenkasi-main', hubName: 'Coconut-shell hub, Tenkasi' } as const;
const weaving = { hub: 'weaving-madurai', hubName: 'Weaving hub, Madurai' } as const;
const banana = { hub: 'banana-coimbatore', hubName: 'Banana-bark hub, Coimbatore' } as const;
const electronics = { hub: 'electronics-chennai', hubName: 'Electronics hub, Chennai' } as const;

/** Every mentor. The first is the featured one of /mentorship. */
export const mentors = [
  {
    id: 'mariammal-kannan',
    name: 'Mariammal Kannan',
    role: 'Head of skill hubs',
    experience: '11 years with coconut shell',
    image: 'portrait-plait-turmeric',
    specialization: 'Polishing and finishing',
    mentees: '68 women guided',
    location: 'Tenkasi',
    ...coconut,
    rating: 4.9,
    totalReviews: 61,
    bio: 'Mariammal began with a borrowed drill in her mother’s kitchen yard. She was the first maker of the coconut-shell hub, and today she runs all six. Her desk is seldom in use. On Fridays she sits at the polishing bench, and whoever sits beside her learns.',
    achievements: [
      'First maker of the coconut-shell hub',
      'Taught both of her sisters, who now teach others',
      'Wrote the checking list that every hub uses',
    ],
    languages: ['Tamil', 'Malayalam', 'English'],
    quote:
      'They come in with their eyes on the floor. I give them the roughest shell we have. When it shines, they look up.',
    summary:
      'Mariammal Kannan teaches polishing at the coconut-shell hub in Tenkasi: her work, her learners, her rating.',
    sample: true,
  },
  {
    id: 'valliammai-s',
    name: 'Valliammai S.',
    role: 'Master weaver',
    experience: '26 years at the loom',
    image: 'portrait-bun-plum',
    specialization: 'Setting up looms, reading patterns',
    mentees: '74 women guided',
    location: 'Sellur, Madurai',
    ...weaving,
    rating: 4.9,
    totalReviews: 66,
    bio: 'Valliammai has set up looms for twenty-six years, and for ten of them hardly anyone asked her to. When the hub opened she came at six in the morning to see whether the floor was dry. She does not measure in centimetres. She asks how many threads.',
    achievements: [
      'Set up the looms of the Madurai hub',
      'Wove the first towel that was made there',
      'Worked out five student designs so that a loom can weave them',
    ],
    languages: ['Tamil', 'Sourashtra'],
    quote: 'A loom does not know what a centimetre is. First we count. Drawing comes after.',
    summary:
      'Valliammai S. teaches loom setting and patterns at the weaving hub in Madurai: her work and her learners.',
    sample: true,
  },
  {
    id: 'sudha-raman',
    name: 'Sudha Raman',
    role: 'Senior basket maker',
    experience: '9 years with banana bark',
    image: 'portrait-plait-green',
    specialization: 'Coiling baskets and mats',
    mentees: '45 women guided',
    location: 'Pollachi, Coimbatore district',
    ...banana,
    rating: 4.8,
    totalReviews: 41,
    bio: 'Sudha’s first basket leaned to the left, and she still keeps onions in it. She shows it to each new learner on the first morning. Then she shows the one she made last week. Between the two lie nine years, and nobody at her table has to be quick.',
    achievements: [
      'Brought coiling from one village to five',
      'Designed the round tables that four makers share',
      'Teaches the Saturday class for beginners',
    ],
    languages: ['Tamil', 'Malayalam'],
    quote: 'I keep my first basket on the table. It leans. After that, nobody is afraid to begin.',
    summary:
      'Sudha Raman teaches the coiling of baskets and mats at the banana-bark hub in Coimbatore: work and learners.',
    sample: true,
  },
  {
    id: 'arul-prakash',
    name: 'Arul Prakash',
    role: 'Electronics trainer',
    experience: '14 years in repair',
    image: 'portrait-short-blue',
    specialization: 'Soldering and solar lamps',
    mentees: '24 women guided',
    location: 'Ambattur, Chennai',
    ...electronics,
    rating: 4.7,
    totalReviews: 22,
    bio: 'Arul grew up under the counter of his father’s radio shop. He has repaired what others wanted to throw away for fourteen years. He noticed early that women who tie thread all day solder better than he does. He tells them so in the first hour.',
    achievements: [
      'Set up the first soldering benches of the Chennai hub',
      'Drew the lamp that learners build from twelve parts',
      'Teaches without a slide or a blackboard',
    ],
    languages: ['Tamil', 'English', 'Telugu'],
    quote: 'Their hands were steady before they met me. I only say which end is hot.',
    summary:
      'Arul Prakash teaches soldering and solar lamps at the electronics hub in Chennai: his work and his learners.',
    sample: true,
  },
  {
    id: 'esakkiammal-p',
    name: 'Esakkiammal P.',
    role: 'Teacher of the first course',
    experience: '40 years of fine handwork',
    image: 'portrait-bun-silver',
    specialization: 'Sawing and first shapes',
    mentees: '59 women guided',
    location: 'Kadayam, Tenkasi district',
    ...coconut,
    rating: 4.9,
    totalReviews: 57,
    bio: 'Esakkiammal rolled beedis from her girlhood until she was fifty-three. Then she walked into the hub, sure that she was too old to learn. She broke nine shells in her first week. All nine hang on a nail above her bench, for others to see.',
    achievements: [
      'Chosen as best teacher of 2026 by the makers themselves',
      'Teaches every beginner of the coconut-shell hub',
      'Changed her trade at fifty-three',
    ],
    languages: ['Tamil'],
    quote: 'When a new girl breaks her first shell, I point at the nail. Then I go on with my own work.',
    summary:
      'Esakkiammal P. teaches the first course at the coconut-shell hub in Tenkasi: her way, her learners, her rating.',
    sample: true,
  },
  {
    id: 'fathima-beevi',
    name: 'Fathima Beevi',
    role: 'Mentor for prices and accounts',
    experience: '12 years of bookkeeping',
    image: 'portrait-veil-teal',
    specialization: 'Costing, prices and accounts',
    mentees: '52 women guided',
    location: 'Goripalayam, Madurai',
    ...weaving,
    rating: 4.8,
    totalReviews: 47,
    bio: 'Fathima kept the books of a yarn shop and saw how much was earned on cloth, and by whom. Now she sits among the looms with a ruled notebook. She asks each weaver one question: what did this towel cost you? Most have never been asked.',
    achievements: [
      'Made the costing sheet that weavers fill in themselves',
      'Goes along to the bank when someone opens her first account',
      'Answers questions by phone on Thursday evenings',
    ],
    languages: ['Tamil', 'Urdu', 'English'],
    quote: 'A price is not what the buyer says. It is yarn, hours and rent, and then something for you.',
    summary:
      'Fathima Beevi teaches costing, prices and accounts at the weaving hub in Madurai: her work and her learners.',
    sample: true,
  },
  {
    id: 'parvathi-murugesan',
    name: 'Parvathi Murugesan',
    role: 'Fibre maker',
    experience: '17 years with banana stems',
    image: 'portrait-bun-terracotta',
    specialization: 'Drawing, drying and dyeing fibre',
    mentees: '39 women guided',
    location: 'Thondamuthur, Coimbatore district',
    ...banana,
    rating: 4.7,
    totalReviews: 33,
    bio: 'Parvathi’s family grows bananas, and for years the stems went on a heap. She drew the first fibre with a spoon. Today she can tell by touch which layer will bend and which will break. She teaches with wet hands and few words.',
    achievements: [
      'Built the shaded drying yard of the hub',
      'Found three dyes that grow beside the field',
      'Sends thin bark to Tenkasi, where it wraps bowls',
    ],
    languages: ['Tamil', 'Kannada'],
    quote: 'The stem tells you where it wants to split. Listen with your thumb.',
    summary:
      'Parvathi Murugesan teaches fibre drawing and dyeing at the banana-bark hub in Coimbatore: work and learners.',
    sample: true,
  },
  {
    id: 'kavitha-rajendran',
    name: 'Kavitha Rajendran',
    role: 'Repair trainer',
    experience: '8 years at the test bench',
    image: 'portrait-plait-teal',
    specialization: 'Testing, chargers and repair',
    mentees: '19 women guided',
    location: 'Tambaram, Chennai',
    ...electronics,
    rating: 4.8,
    totalReviews: 17,
    bio: 'Kavitha tested circuit boards in a factory until her line was closed. She took her hand lens home and repaired mixers for the whole street. At the hub she teaches what she did there: look long, measure once, and touch last.',
    achievements: [
      'Repaired a street’s worth of mixers before she taught',
      'Wrote the safety rules on the wall of the hub',
      'Keeps a shelf of faults, labelled, for learners to find',
    ],
    languages: ['Tamil', 'English'],
    quote: 'I hide a fault in every board. The one who finds it gets to hide the next.',
    summary:
      'Kavitha Rajendran teaches testing and repair at the electronics hub in Chennai: her work and her learners.',
    sample: true,
  },
  {
    id: 'ramalakshmi-t',
    name: 'Ramalakshmi T.',
    role: 'Tool maker',
    experience: '6 years with saw and rasp',
    image: 'portrait-bun-kaavi',
    specialization: 'Safe tools and level cuts',
    mentees: '18 women guided',
    location: 'Alangulam, Tenkasi district',
    ...coconut,
    rating: 4.8,
    totalReviews: 16,
    bio: 'The saw slipped once, and Ramalakshmi could not work for four days. She spent them with her son’s school compass. What she drew is a wooden ring that holds the shell. Every bench in Tenkasi has one now, and she makes each of them herself.',
    achievements: [
      'Invented the ring that holds the shell under the saw',
      'Hung its drawing on the wall, free for anyone to copy',
      'Teaches learners to saw on their second day',
    ],
    languages: ['Tamil'],
    quote: 'If a tool hurts you, do not blame your hand. Change the tool.',
    summary:
      'Ramalakshmi T. makes safe tools and teaches level cuts at the coconut-shell hub in Tenkasi: work and learners.',
    sample: true,
  },
  {
    id: 'chellammal-d',
    name: 'Chellammal D.',
    role: 'Pit-loom weaver',
    experience: '20 years at the pit loom',
    image: 'portrait-plait-straw',
    specialization: 'Pit loom and table linen',
    mentees: '48 women guided',
    location: 'Melur, Madurai district',
    ...weaving,
    rating: 4.7,
    totalReviews: 44,
    bio: 'Chellammal learned in a pit that her grandfather dug. The loom was sold when she married, and bought back when the hub was looking for looms. She teaches at that same loom now. Her learners sit where she sat, with their feet in the cool.',
    achievements: [
      'Found her family’s loom again and brought it to the hub',
      'Wove the first table runner that the hub sold',
      'Teaches two learners at a time, never three',
    ],
    languages: ['Tamil'],
    quote: 'Your feet know the pattern before your head does. Let them.',
    summary:
      'Chellammal D. teaches the pit loom and table linen at the weaving hub in Madurai: her work and her learners.',
    sample: true,
  },
] as const satisfies readonly Mentor[];

/** A mentor who exists, for those who refer to one. */
export type MentorId = (typeof mentors)[number]['id'];
