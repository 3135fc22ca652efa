import type { Metadata } from 'next';
import { createElement, type ReactNode } from 'react';

import { contentIn } from './content';
import { setCurrentLanguage } from './current-language';
import type { Language } from './languages';
import { otherMentors } from './mentors';
import { listPageMetadata } from './metadata';
import { listPageParams, pageCount, pageNumber, type ListPageProps } from './paging';
import type { ListRoute } from './routes';

/** How many items each list has. */
const countsIn = (language: Language): Readonly<Record<ListRoute, number>> => {
  const { events, news, careers } = contentIn(language);
  return {
    '/mentorship': otherMentors(language).length,
    '/events': events.length,
    '/news': news.length,
    '/careers': careers.length,
  };
};

/** What Next.js asks of the route of a list's later pages: which there are, what the head of each says, and its content. */
export function listRoute(
  route: ListRoute,
  language: Language,
  Content: (props: { readonly number: number }) => ReactNode | Promise<ReactNode>,
) {
  const count = countsIn(language)[route];
  return {
    params: () => listPageParams(count),
    metadata: async (props: ListPageProps): Promise<Metadata> =>
      listPageMetadata({ route, number: await pageNumber(props), pages: pageCount(count) }, language),
    Page: async (props: ListPageProps) => {
      setCurrentLanguage(language);
      return createElement(Content, { number: await pageNumber(props) });
    },
  };
}
