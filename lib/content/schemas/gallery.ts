import * as z from 'zod';

import { action, actions } from './fields/actions';
import { collection, page } from './define';
import { count, formerly, line, paragraph, picture, reference, summary } from './fields';

/** Pictures of the crafts, each with a page. */
export const gallery = collection({
  folder: 'gallery',
  fields: {
    title: line(),
    caption: summary().describe(
      'One or two sentences about the craft, 50 to 160 characters; what is to be seen, the picture itself says',
    ),
    text: paragraph().describe('What a visitor would learn of it beside the bench: its page stands in search by it'),
    woodcut: picture('bleed', 'thumb').describe(
      'The drawing of the hands at this work, across its page and in the list',
    ),
    picture: picture('full').optional().describe('The material seen close'),
    hub: reference('hubs').optional().describe('The hub that teaches it; its colours are the page’s'),
    formerly: formerly(),
    order: count().describe('Where it hangs in the row: the smallest number comes first'),
  },
});

/** Texts of /gallery and of the pages of pictures. */
export const galleryPage = page('gallery', {
  hero: z.strictObject({ title: line(), lead: line(), picture: picture('bleed') }),
  none: line().describe('Stands where no picture hangs'),
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
  closing: z.strictObject({ title: line(), lead: line(), actions: actions() }),
});
