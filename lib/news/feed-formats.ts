/** The news for feed readers. Both hold the same articles in full; a reader knows them by the type. */
export const feedFormats = {
  atom: { path: '/news/feed.xml', type: 'application/atom+xml' },
  json: { path: '/news/feed.json', type: 'application/feed+json' },
} as const;
