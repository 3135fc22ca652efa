import { Island } from '@/components/islands/Island';
import { NewsFilter } from '@/components/islands/NewsFilter.client';
import { Section } from '@/components/ui/Section';
import { news } from '@/content/news';
import { countByCategory, type Article } from '@/lib/news';
import { listPagePath, type ListPage } from '@/lib/paging';

import { NewsList } from './NewsList';
import { Pager } from './Pager';

const LIST = 'articles';

/** A page of the news: the chips, the articles they choose among, and the way to the other pages. */
export function NewsListing({ page }: { readonly page: ListPage<Article> }) {
  const { route, items, number, pages } = page;

  return (
    <>
      <Section spacing="joined">
        <h2 className="visually-hidden">{news.listTitle}</h2>
        <Island name="news-filter">
          <NewsFilter
            listId={LIST}
            counts={countByCategory(items)}
            path={listPagePath(route, number)}
            scope={pages === 1 ? 'all' : 'page'}
          />
        </Island>
        <NewsList id={LIST} articles={items} />
      </Section>
      <Pager {...page} />
    </>
  );
}
