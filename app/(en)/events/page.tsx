import { EventsPage } from '@/components/events/EventsPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/events', 'en');

export default function Page() {
  return <EventsPage language="en" />;
}
