import * as z from 'zod';

import { action } from './fields/actions';
import { page, single } from './define';
import { line, paragraph, picture } from './fields';

/** /shop, which leads to the store (docs/product.md). */
export const shop = page('shop', {
  title: line(),
  notice: line(),
  text: paragraph(),
  link: line().describe('The link shown if the browser is not redirected'),
  picture: picture('bleed'),
});

/** /sitemap. Its lists come from the route table. */
export const sitemap = page('sitemap', {
  title: line(),
  lead: paragraph(),
  groups: z.strictObject({ main: line(), community: line(), information: line(), support: line() }),
  all: line({ variables: ['list', 'count'] }).describe('The heading of the pages of a list, such as all hubs'),
});

/** The 404 page. */
export const notFound = single({
  file: 'pages/not-found',
  fields: {
    code: line(),
    title: line(),
    text: paragraph(),
    goHome: action(),
    goBack: line(),
    shortcuts: z.strictObject({ lead: line(), links: z.array(action()).min(1) }),
    moved: z.strictObject({
      lead: line().describe('The words before the link to the page that an old address means'),
      near: line().describe('The words before the link to the page with the most similar address'),
    }),
  },
});

/** Shown in place of a part of a page that failed. */
export const errorWords = single({
  file: 'pages/error',
  fields: { title: line(), text: paragraph(), tryAgain: line(), goHome: action() },
});
