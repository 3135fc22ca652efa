import { eventCalendars } from '@/lib/events/calendars';

const calendars = eventCalendars('ta');

export const dynamic = 'force-static';

export const generateStaticParams = calendars.params;

export const GET = calendars.one;
