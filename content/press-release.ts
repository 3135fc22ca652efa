import type { CallToActionContent } from '@/components/sections/CallToAction';
import type { PressReleaseContent } from '@/components/sections/PressRelease';

import { figures, makers } from './figures';
import { site } from './site';
import { story } from './story';

export const pressRelease = {
  lead: 'Our latest news in full, to print or to quote, with figures and the words of a leader.',
  release: {
    label: 'Press release',
    title: 'Women who once rolled beedis now run three skill hubs in Tamil Nadu',
    picture: 'weaver',
    place: site.headOffice.locality,
    date: '2026-09-21',
    paragraphs: [
      `In Tenkasi, Madurai and Coimbatore, village women learn a craft, teach it, and sell what they make. ${figures.womenTrained.value} of them have finished a course at Kaivinai, a social enterprise.`,
      'For three generations, beedi rolling was the work at hand in the villages round Tenkasi. It is paid by the piece and done on the floor. The same fingers, used to small and exact work, now polish coconut shell. They weave checked cotton and coil baskets of banana bark.',
      `The three active hubs count ${figures.hubArtisans.value} makers. The coconut-shell hub in Tenkasi has ${makers.coconut}, the weaving hub in Madurai ${makers.weaving}, the banana-bark hub in Coimbatore ${makers.banana}. An electronics hub in Chennai is upcoming. Pottery and electric vehicles are planned.`,
      `The makers live in ${figures.villages.value} villages. Their work is sold in the Kaivinai store, and to companies that give handmade gifts.`,
    ],
    quote: {
      text: 'The skill was always there. It was tied into a bundle of beedis and counted by the thousand. All we did was untie it.',
      by: `${story.leaders.people[0].name}, ${story.leaders.people[0].role.toLowerCase()}`,
      sample: true,
    },
    aboutTitle: 'About Kaivinai',
    about:
      'Kaivinai (Tamil for handicraft) is a social enterprise in Tenkasi, Tamil Nadu. Its makers are rural women, many of whom once rolled beedis. They learn and work at skill hubs: coconut shell, banana bark, weaving, electronics, pottery and EV. Mentors, volunteers, donors and partners stand behind them.',
    contactTitle: 'Contact',
    file: { label: 'Take the release', paper: 'press-release' },
  },
  closing: {
    title: 'More for the press',
    lead: 'Logos, colours, pictures, figures with their dates, and one person to call.',
    actions: [
      { label: 'Open the media kit', path: '/media-kit' },
      { label: 'Read the news', path: '/news' },
    ],
  },
} as const satisfies {
  lead: string;
  release: PressReleaseContent;
  closing: CallToActionContent;
};
