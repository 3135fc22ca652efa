import { contentIn } from '@/lib/content';
import { calendarFile } from '@/lib/events/calendar';

const { events, pages } = contentIn('ta');

export const dynamic = 'force-static';

/** All events in one calendar. Hosts tell the type by the file's name. */
export const GET = () => new Response(calendarFile(events, 'ta', pages.events.calendar.name));
