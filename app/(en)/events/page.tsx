import { EventsPage } from '@/components/events/EventsPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/events', 'en', EventsPage);

export { metadata, Page as default };
