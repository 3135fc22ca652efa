import { eventCalendars } from '@/lib/events/calendars';

export const dynamic = 'force-static';

export const GET = eventCalendars('ta').all;
