import { contentIn } from '@/lib/content';
import { calendarFile } from '@/lib/events/calendar';

const { events, pages } = contentIn('en');

export const dynamic = 'force-static';

/** All events in one calendar. Hosts tell the type by the file's name. */
export const GET = () => new Response(calendarFile(events, 'en', pages.events.calendar.name));
