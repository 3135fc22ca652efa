import type { RoutePath } from './routes';

/**
 * The places on a page that a link may lead to (`/mentorship#programs`), beside the headings of policies and articles,
 * which are found by themselves. An end-to-end test holds that each is there.
 */
export const anchors = {
  '/about': ['figures'],
  '/contact': ['form', 'faq'],
  '/donor': ['areas'],
  '/join': ['form'],
  '/media-kit': ['brand'],
  '/mentorship': ['programs', 'mentors', 'join'],
  '/partner': ['brings'],
  '/story': ['hubs'],
  '/volunteer': ['roles'],
  // On the page of each event.
  '/events/[slug]': ['register'],
} as const satisfies Partial<Record<RoutePath | '/events/[slug]', readonly string[]>>;
