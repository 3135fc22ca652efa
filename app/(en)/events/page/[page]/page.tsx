import { EventsPage } from '@/components/events/EventsPage';
import { listRoute } from '@/lib/list-route';

const list = listRoute('/events', 'en', EventsPage);

export const dynamicParams = false;

export const generateStaticParams = list.params;

export const generateMetadata = list.metadata;

export default list.Page;
