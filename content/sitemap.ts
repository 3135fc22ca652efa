/** The page that lists the pages of the route table; the lists come from the route table. */
export const sitemapPage = {
  title: 'The site on one page',
  lead: 'Four groups. If something is not here, call us and we will find it together.',
} as const;
