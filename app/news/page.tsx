import { Island } from '@/components/islands/Island';
import { NewsFilter } from '@/components/islands/NewsFilter.client';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { NewsList } from '@/components/sections/NewsList';
import { PlainHero } from '@/components/sections/PlainHero';
import { SubscribePanel } from '@/components/sections/SubscribePanel';
import { Section } from '@/components/ui/Section';
import { feeds } from '@/content/feeds';
import { news } from '@/content/news';
import { pageMetadata } from '@/lib/metadata';
import { countByCategory, loadArticles } from '@/lib/news';

export const metadata = pageMetadata('/news');

const LIST = 'articles';

export default async function NewsPage() {
  const articles = await loadArticles();

  return (
    <SiteLayout path="/news">
      <PlainHero {...news.hero} kolam="small" />
      <Section spacing="joined">
        <h2 className="visually-hidden">{news.listTitle}</h2>
        <Island name="news-filter">
          <NewsFilter listId={LIST} counts={countByCategory(articles)} />
        </Island>
        <NewsList id={LIST} articles={articles} />
      </Section>
      <Section ground="wash">
        <SubscribePanel feed={feeds.link} />
      </Section>
      <CallToAction {...news.closing} />
    </SiteLayout>
  );
}
