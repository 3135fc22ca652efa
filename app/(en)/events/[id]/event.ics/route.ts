import { eventCalendars } from '@/lib/events/calendars';

const calendars = eventCalendars('en');

export const dynamic = 'force-static';

export const generateStaticParams = calendars.params;

export const GET = calendars.one;
