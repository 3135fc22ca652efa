import { events } from '@/content/events';
import { eventsPage } from '@/content/events-page';
import { calendarFile } from '@/lib/calendar';

export const dynamic = 'force-static';

/** All events in one calendar. Hosts tell the type by the file's name. */
export const GET = () => new Response(calendarFile(events, eventsPage.calendar.name));
