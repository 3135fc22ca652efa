import { listEventCalendars } from '@/lib/events/calendars';

const calendars = listEventCalendars('ta');

export const dynamic = 'force-static';

export const generateStaticParams = calendars.params;

export const GET = calendars.one;
