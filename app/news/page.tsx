import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { NewsListing } from '@/components/sections/NewsListing';
import { PlainHero } from '@/components/sections/PlainHero';
import { SubscribePanel } from '@/components/sections/SubscribePanel';
import { Section } from '@/components/ui/Section';
import { feeds } from '@/content/feeds';
import { news } from '@/content/news';
import { pageMetadata } from '@/lib/metadata';
import { loadArticles } from '@/lib/news';
import { listPage } from '@/lib/paging';

export const metadata = pageMetadata('/news');

export default async function NewsPage() {
  const articles = await loadArticles();

  return (
    <SiteLayout path="/news">
      <PlainHero {...news.hero} kolam="small" />
      <NewsListing page={listPage('/news', articles, 1)} />
      <Section ground="wash">
        <SubscribePanel feed={feeds.link} />
      </Section>
      <CallToAction {...news.closing} />
    </SiteLayout>
  );
}
