import * as z from 'zod';

import { action } from './fields/actions';
import { collection, page } from './define';
import { count, formerly, line, paragraph, picture, reference, summary } from './fields';
import { heading, offer } from './fields/parts';

/** Pictures of the crafts, each with a page. */
export const gallery = collection({
  folder: 'gallery',
  unique: ['title'],
  fields: {
    title: line(),
    caption: summary().describe(
      'One or two sentences about the craft, 50 to 160 characters; the alt text of the picture describes what it shows',
    ),
    text: paragraph().describe(
      'What a visitor would learn about the craft at a workbench; the unique text of the page',
    ),
    woodcut: picture('bleed', 'thumb').describe('The drawing of hands at this craft, across the page and in the list'),
    picture: picture('full').optional().describe('A close-up of the material'),
    hub: reference('hubs').optional().describe('The hub that teaches it; the page has its colours'),
    formerly: formerly(),
    order: count().describe('The position in the gallery, in ascending order'),
  },
});

/** Texts of /gallery and of the pages of pictures. */
export const galleryPage = page('gallery', {
  hero: heading().extend({ picture: picture('bleed') }),
  words: z.strictObject({
    list: line(),
    steps: line(),
    previous: line(),
    next: line(),
    hub: line({ variables: ['hub'] }).describe('The link to the hub that teaches it'),
    shop: action(),
    pageTitle: line({ variables: ['title'] }),
    position: line({ variables: ['place', 'count'] }),
  }),
  closing: offer(),
});
