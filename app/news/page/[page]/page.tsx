import type { Metadata } from 'next';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { NewsListing } from '@/components/sections/NewsListing';
import { PlainHero } from '@/components/sections/PlainHero';
import { words } from '@/content/interface';
import { news } from '@/content/news';
import { listPageMetadata } from '@/lib/metadata';
import { articleSlugs, loadArticles } from '@/lib/news';
import { listPage, listPagePath, listPageParams } from '@/lib/paging';

type Params = { readonly params: Promise<{ readonly page: string }> };

export const dynamicParams = false;

export const generateStaticParams = async () => listPageParams((await articleSlugs()).length);

const asked = async ({ params }: Params) => listPage('/news', await loadArticles(), Number((await params).page));

export async function generateMetadata(props: Params): Promise<Metadata> {
  return listPageMetadata(await asked(props));
}

export default async function NewsListPage(props: Params) {
  const page = await asked(props);

  return (
    <SiteLayout path={listPagePath(page.route, page.number)}>
      <PlainHero {...news.hero} title={words.pager.title(news.hero.title, page.number)} kolam="small" />
      <NewsListing page={page} />
      <CallToAction {...news.closing} />
    </SiteLayout>
  );
}
