import { EventsPage } from '@/components/events/EventsPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/events', 'en', EventsPage);

export { metadata, Page as default };
