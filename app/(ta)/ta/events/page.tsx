import { EventsPage } from '@/components/events/EventsPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/events', 'ta', EventsPage);

export { metadata, Page as default };
