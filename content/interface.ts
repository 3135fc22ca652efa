import { opensInNewTab } from './newTab';

/** Words of the interface: what layout and small parts say on every page. */
export const words = {
  skipLink: 'Skip to the page',
  shopNow: 'Shop Now',
  opensInNewTab,
  mainNavigation: 'Main',
  fullScreenNavigation: 'Main, full screen',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  breadcrumb: 'Breadcrumb',
  speaksTamil: 'தமிழிலும் பேசலாம்',
  homeLink: 'Kaivinai, home',
  /** The title of the home page, in a browser's tab and in search results. */
  homeTitle: 'Kaivinai: handmade by rural women artisans of Tamil Nadu',
  footerGroups: {
    shop: 'Shop',
    about: 'About',
    'take part': 'Take part',
    help: 'Help',
    legal: 'Legal',
  },
  trackOrder: 'My Orders',
  onThisPage: 'On this page',
  lastUpdated: 'Last updated',
  suggestEdit: 'Suggest an edit',
  /** After a rating: '4.8 out of 5, 41 reviews'. */
  outOfFive: 'out of 5',
  reviews: (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`,
  inShort: 'In short',
  /** The way through a list that goes on over several pages. */
  pager: {
    label: 'Pages of this list',
    previous: 'Previous',
    next: 'Next',
    page: 'Page',
    /** The page's name, after that of its list: 'News, page 2'. */
    title: (list: string, number: number): string => `${list}, page ${number}`,
    description: (list: string, number: number, pages: number): string =>
      `${list} at Kaivinai, page ${number} of ${pages}: handmade goods and the rural women of Tamil Nadu who make them.`,
  },
  shareAlt: '‘{title}’ in large letters beside a kolam, with the logo of Kaivinai',
} as const;
