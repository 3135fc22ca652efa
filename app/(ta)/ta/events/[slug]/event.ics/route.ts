import { eventCalendars } from '@/lib/events/route';

const calendars = eventCalendars('ta');

export const dynamic = 'force-static';

export const dynamicParams = false;

export const generateStaticParams = calendars.params;

export const GET = calendars.one;
