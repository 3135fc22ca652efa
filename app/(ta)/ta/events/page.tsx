import { EventsPage } from '@/components/events/EventsPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/events', 'ta', EventsPage);

export { metadata, Page as default };
