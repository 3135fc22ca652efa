import { Island } from '@/components/forms/Island';
import { NewsFilter } from '@/components/forms/NewsFilter.client';
import { Section } from '@/components/ui/Section';
import { errorPage } from '@/content/error';
import { news } from '@/content/news';
import type { Article } from '@/lib/news';
import { chipsFor } from '@/lib/news-filter';
import type { ListPage } from '@/lib/paging';

import { NewsList } from './NewsList';
import { Pager } from './Pager';

const LIST = 'articles';

/** A page of the news: the chips, the articles they choose among, and the way to the other pages. */
export function NewsListing({ page }: { readonly page: ListPage<Article> }) {
  return (
    <>
      <Section spacing="joined">
        <h2 className="visually-hidden">{news.listTitle}</h2>
        <Island name="news-filter" fallback={errorPage}>
          <NewsFilter {...chipsFor(page)} listId={LIST} />
        </Island>
        <NewsList id={LIST} articles={page.items} />
      </Section>
      <Pager {...page} />
    </>
  );
}
