import { EventPage } from '@/components/events/EventPage';
import { createItemPages } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createItemPages('/events', 'en', (event) => (
  <EventPage event={event} />
));

export { generateStaticParams, generateMetadata, Page as default };
