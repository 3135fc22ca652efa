/** The page that lists all pages; the lists come from the route table. */
export const sitemapPage = {
  title: 'All our pages',
  lead: 'Four groups. If something is not here, call us and we will find it together.',
} as const;
