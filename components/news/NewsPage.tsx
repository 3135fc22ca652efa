import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { Island } from '@/components/islands/Island';
import { NewsFilter } from '@/components/islands/news-filter/NewsFilter.client';
import { PosterHero } from '@/components/heroes/PosterHero';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/lib/content';
import { listChips } from '@/lib/content/news';

import { NewsList } from './NewsList';
import { SubscribePanel } from './SubscribePanel';

const LIST = 'articles';

/** /news: articles, the category filter, and how to subscribe. */
export function NewsPage() {
  const { error, news, pages } = getContent();
  const { hero, listTitle, feed, closing } = pages.news;
  const filter = listChips(news);
  // All, and a category.
  const isFiltered = filter.chips.length > 2;

  return (
    <>
      <PosterHero {...hero} />
      <Section>
        <h2 className="visually-hidden">{listTitle}</h2>
        {isFiltered && (
          <Island name="news-filter" fallback={error}>
            <NewsFilter {...filter} listId={LIST} />
          </Island>
        )}
        <NewsList id={LIST} articles={news} />
      </Section>
      <Section surface="wash">
        <SubscribePanel feed={feed.link} />
      </Section>
      <LineCallToAction {...closing} />
    </>
  );
}
