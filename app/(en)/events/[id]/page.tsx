import { EventPage } from '@/components/events/EventPage';
import { createEventRoute } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createEventRoute('en', (event) => <EventPage event={event} />);

export { generateStaticParams, generateMetadata, Page as default };
