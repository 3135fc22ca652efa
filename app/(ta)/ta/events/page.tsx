import { EventsPage } from '@/components/events/EventsPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/events', 'ta', EventsPage);

export { metadata, Page as default };
