import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { FileLinkContent } from '@/components/ui/FileLink';

import type { FigureName } from './figures';
import { mailAbout } from './links';
import { site } from './site';
import { story } from './story';

const [, , contact] = story.leaders.people;

const pressMail = mailAbout('Press enquiry');

export const mediaKit = {
  hero: {
    title: 'For the press',
    lead: 'Our latest release, logos to use, figures that are counted, and one person to call.',
  },
  cards: {
    title: 'What you can take',
    cards: [
      {
        icon: 'tag',
        title: 'Press release',
        text: 'The latest news in full, with a quote and figures, ready to print.',
        action: { label: 'Read the release', path: '/media-kit/press-release' },
      },
      {
        icon: 'seal',
        title: 'Brand assets',
        text: 'The logo and the mark, our colours, three pictures, and how to use them.',
        action: { label: 'See the brand assets', href: '#brand' },
      },
      {
        icon: 'mail',
        title: 'Media contact',
        text: 'Questions, interviews, a day at a hub: write to us and a person answers.',
        action: { label: 'Write an e-mail', href: pressMail },
      },
    ],
  },
  facts: {
    title: 'Figures you may quote',
    lead: 'Please quote a figure with its date. All our figures, and how each is counted, stand on one page.',
    caption: 'Figures with what they count',
    columns: { figure: 'Figure', counts: 'What it counts', asOf: 'Counted until' },
    figures: [
      'womenTrained',
      'villages',
      'skillHubs',
      'activeHubs',
      'hubArtisans',
      'productLines',
      'craftCategories',
    ] satisfies FigureName[],
    file: { label: 'Take the fact sheet', paper: 'fact-sheet' } satisfies FileLinkContent,
    more: { label: 'How we count', path: '/about', hash: 'figures' },
  },
  brand: {
    title: 'Brand assets',
    lead: 'Free to use in reports about us. Please do not redraw or recolour them.',
    file: { label: 'Take all in one archive', paper: 'brand-assets' } satisfies FileLinkContent,
    logos: 'Logos',
    /** Before the name of a file, for those who hear the link alone. */
    download: 'Download',
    colours: 'Colours',
    rulesTitle: 'How to use them',
    rules: [
      'Write the name as Kaivinai in English and as கைவினை in Tamil.',
      'Keep one petal of clear space round the mark. The files have it built in.',
      'Below 20 pixels use the line without its dots.',
      'Put the light version on plaster, white or palm leaf, the dark one on indigo.',
      'Do not tilt the mark, cut its line or tile it as a pattern.',
      'Pictures on this site are drawings and computer pictures. Ask us for photographs of people: they need each person’s consent.',
    ],
  },
  contact: {
    title: 'One person to call',
    lead: 'He knows the figures, the makers and the buses to every hub. If he is out, the office takes your number.',
    person: contact,
    hours: `The phone is answered ${site.hours.support}.`,
    actions: [
      { label: `Call ${site.phone.display}`, href: site.phone.href },
      { label: 'Write an e-mail', href: pressMail },
    ],
  },
  closing: {
    title: 'Better than a press kit',
    lead: 'Come to an event and talk to the makers, or read what they tell in the news.',
    actions: [
      { label: 'See the events', path: '/events' },
      { label: 'Read the news', path: '/news' },
    ],
  },
} as const satisfies {
  hero: { title: string; lead: string };
  closing: CallToActionContent;
} & Readonly<Record<string, unknown>>;
