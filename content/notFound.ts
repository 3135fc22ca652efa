import type { Action } from '@/components/ui/ActionLink';

/** The 404 page (specification, sections 2 and 8). */
export const notFound = {
  code: '404: the line stops here',
  title: 'Page Not Found',
  text: 'A kolam has no loose ends, but this link does. The page may have moved, been deleted, or the address may be mistyped.',
  goHome: { label: 'Go Home', path: '/' },
  goBack: 'Go Back',
  shortcuts: {
    lead: 'Or go to',
    links: [
      { label: 'About', path: '/about' },
      { label: 'Contact', path: '/contact' },
      { label: 'Shop', path: '/shop' },
      { label: 'FAQ', path: '/faq' },
    ],
  },
  /** What the breadcrumb bar shows until script knows the address that was asked for. */
  trail: '/page-not-found',
} as const satisfies {
  code: string;
  title: string;
  text: string;
  goHome: Action;
  goBack: string;
  shortcuts: { lead: string; links: readonly Action[] };
  trail: string;
};
