import { Island } from '@/components/forms/Island';
import { NewsFilter } from '@/components/forms/NewsFilter.client';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { chipsFor } from '@/lib/news/filter';
import type { Article } from '@/lib/news/news';
import type { ListPage } from '@/lib/paging';

import { NewsList } from './NewsList';

const LIST = 'articles';

type NewsListingProps = {
  readonly page: ListPage<Article>;
};

/** A page of the news: the chips and the articles they choose among, or that there are none. */
export function NewsListing({ page }: NewsListingProps) {
  const language = currentLanguage();
  const { error, pages } = contentIn(language);
  const { listTitle, none } = pages.news;

  return (
    <Section>
      <h2 className="visually-hidden">{listTitle}</h2>
      {page.items.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          <Island name="news-filter" fallback={error}>
            <NewsFilter {...chipsFor(page, language)} listId={LIST} />
          </Island>
          <NewsList id={LIST} articles={page.items} />
        </>
      )}
    </Section>
  );
}
