import type { Metadata } from 'next';

import type { Language } from './languages';
import { listPageMetadata } from './metadata';
import { listPageParams, pageCount, pageNumber, type ListPageProps } from './paging';
import type { ListRoute } from './routes';

/** What Next.js asks of the route of a list's later pages: which there are, and what the head of each says. */
export const listRoute = (route: ListRoute, count: number, language: Language) => ({
  params: () => listPageParams(count),
  metadata: async (props: ListPageProps): Promise<Metadata> =>
    listPageMetadata({ route, number: await pageNumber(props), pages: pageCount(count) }, language),
});
