import { EventsPage } from '@/components/events/EventsPage';
import { contentIn } from '@/lib/content';
import { listRoute } from '@/lib/list-route';
import { pageNumber, type ListPageProps } from '@/lib/paging';

const list = listRoute('/events', contentIn('en').events.length, 'en');

export const dynamicParams = false;

export const generateStaticParams = list.params;

export const generateMetadata = list.metadata;

export default async function Page(props: ListPageProps) {
  return <EventsPage language="en" number={await pageNumber(props)} />;
}
