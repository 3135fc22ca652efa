import { EventsPage } from '@/components/events/EventsPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/events', 'ta', EventsPage);

export const { metadata } = page;

export default page.Page;
