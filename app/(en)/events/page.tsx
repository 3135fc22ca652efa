import { EventsPage } from '@/components/events/EventsPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/events', 'en', EventsPage);

export { metadata, Page as default };
