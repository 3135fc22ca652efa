import { CareersPage } from '@/components/careers/CareersPage';
import { contentIn } from '@/lib/content';
import { listRoute } from '@/lib/list-route';
import { pageNumber, type ListPageProps } from '@/lib/paging';

const list = listRoute('/careers', contentIn('en').careers.length, 'en');

export const dynamicParams = false;

export const generateStaticParams = list.params;

export const generateMetadata = list.metadata;

export default async function Page(props: ListPageProps) {
  return <CareersPage language="en" number={await pageNumber(props)} />;
}
