import { EventPage } from '@/components/events/EventPage';
import type { ItemProps } from '@/lib/item-route';
import { eventRoute } from '@/lib/events/route';

const route = eventRoute('ta');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default async function Page(props: ItemProps<'slug'>) {
  return <EventPage event={await route.asked(props)} language="ta" />;
}
