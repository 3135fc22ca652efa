import { EventsPage } from '@/components/events/EventsPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/events', 'en', EventsPage);

export const { metadata } = page;

export default page.Page;
