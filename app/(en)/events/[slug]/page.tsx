import { EventPage } from '@/components/events/EventPage';
import { eventRoute } from '@/lib/events/route';

const route = eventRoute('en');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default route.page((event) => <EventPage event={event} />);
