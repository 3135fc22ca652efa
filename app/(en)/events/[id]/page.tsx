import { EventPage } from '@/components/events/EventPage';
import { eventRoute } from '@/lib/item-routes';

const { generateStaticParams, generateMetadata, Page } = eventRoute('en', (event) => <EventPage event={event} />);

export { generateStaticParams, generateMetadata, Page as default };
