import type { CallToActionContent } from '@/components/sections/CallToAction';

import type { PictureName } from './images/register';

/** A picture of the gallery: small in the grid, large on its own page. */
export type GalleryPicture = {
  /** Its address: `/gallery/` and this. */
  readonly id: string;
  readonly title: string;
  /** A sentence or two about the craft, 50 to 160 characters, which search results show too; what is to be seen, the picture's alt says. */
  readonly caption: string;
  readonly picture: PictureName;
};

export const gallery = {
  hero: {
    title: 'Seen from near',
    lead: 'Six crafts, a picture each. Choose one to see it large.',
  },
  words: {
    list: 'The pictures',
    open: 'See it large',
    steps: 'Pictures',
    previous: 'Previous',
    next: 'Next',
    all: 'All pictures',
    /** What the page of a picture is called. */
    pageTitle: (title: string): string => `${title}, seen from near`,
    /** Before the credit of a picture. */
    credit: 'Picture:',
    position: (place: number, count: number): string => `${place} of ${count}`,
  },
  pictures: [
    {
      id: 'clay',
      title: 'Clay',
      caption:
        'A pot is thrown, dried in the shade and fired. The bands are painted loop by loop, round dots that nobody sees.',
      picture: 'pots',
    },
    {
      id: 'coconut-shell',
      title: 'Coconut shell',
      caption: 'Sawn, scraped, sanded and oiled. No two shells have the same grain, so no two bowls do.',
      picture: 'bowls',
    },
    {
      id: 'banana-bark',
      title: 'Banana bark',
      caption: 'Fibre from the stem that is cut down after the harvest. It is twisted wet and tightens as it dries.',
      picture: 'basketry',
    },
    {
      id: 'cloth',
      title: 'Cloth',
      caption:
        'A check is arithmetic: so many threads of red, so many of white. A border tells where the cloth comes from.',
      picture: 'textiles',
    },
    {
      id: 'wood',
      title: 'Carved wood',
      caption: 'A spoon is drawn on the wood, then everything that is not the spoon is taken away.',
      picture: 'spoons',
    },
    {
      id: 'wire',
      title: 'Wire',
      caption: 'Winding a motor is thread work, turn beside turn. Only the thread is copper.',
      picture: 'motor',
    },
  ],
  closing: {
    title: 'Pictures cannot be picked up',
    lead: 'The store has pieces you can order. At a hub you can watch one being made.',
    actions: [
      { label: 'Shop Products', external: 'store' },
      { label: 'Visit a hub', path: '/hubs' },
    ],
  },
} as const satisfies {
  hero: { title: string; lead: string };
  words: Readonly<Record<string, string | ((title: string) => string) | ((place: number, count: number) => string)>>;
  pictures: readonly GalleryPicture[];
  closing: CallToActionContent;
};
