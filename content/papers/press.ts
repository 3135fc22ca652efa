import { mediaKit } from '@/content/media-kit';
import { pressRelease as page } from '@/content/press-release';

/** The press release as a paper: the words of its page, and what only the paper says. */
export const pressRelease = {
  title: `${page.release.label}: ${page.release.title}`,
  subject: 'News from Kaivinai for the press',
  date: page.release.date,
  release: page.release,
  picture: page.release.picture,
  immediate: 'For immediate use',
  person: mediaKit.contact.person,
  more: 'Pictures, logos and all figures',
} as const;

/** Who, what, where and how many, on one page. */
export const factSheet = {
  title: 'Kaivinai: fact sheet',
  heading: 'Fact sheet',
  subject: 'Kaivinai in one page: who, what, where, figures, contacts',
  date: '2026-11-20',
  who: 'Who we are',
  about: page.release.about,
  rows: { what: 'What is made', makers: 'Made by' },
  hubs: 'Six skill hubs',
  makers: 'Rural women, many of whom once rolled beedis',
  figuresTitle: mediaKit.facts.title,
  figures: [...mediaKit.facts.figures, 'productsCreated'],
  columns: { figure: 'Figure', counts: 'What it counts', source: 'Source' },
  asOf: 'Counted until',
  contactTitle: 'Press contact',
} as const;
