import { listEventCalendars } from '@/lib/events/calendars';

export const dynamic = 'force-static';

export const GET = listEventCalendars('ta').all;
