import { site } from './site';

/** The news for feed readers, which fetch them by themselves. */
export const feeds = {
  title: `News from ${site.name}`,
  subtitle: 'Small news from the hubs, told by the people it happened to.',
  /** Both hold the same articles in full; a reader knows them by the type. */
  formats: {
    atom: { path: '/news/feed.xml', type: 'application/atom+xml', title: `News from ${site.name} (Atom)` },
    json: { path: '/news/feed.json', type: 'application/feed+json', title: `News from ${site.name} (JSON Feed)` },
  },
  link: { label: 'Read the news in a feed reader (Atom)', href: '/news/feed.xml' },
} as const;
