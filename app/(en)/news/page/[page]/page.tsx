import { NewsPage } from '@/components/news/NewsPage';
import { contentIn } from '@/lib/content';
import { listRoute } from '@/lib/list-route';
import { pageNumber, type ListPageProps } from '@/lib/paging';

const list = listRoute('/news', contentIn('en').news.length, 'en');

export const dynamicParams = false;

export const generateStaticParams = list.params;

export const generateMetadata = list.metadata;

export default async function Page(props: ListPageProps) {
  return <NewsPage language="en" number={await pageNumber(props)} />;
}
