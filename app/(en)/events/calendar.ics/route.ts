import { eventCalendars } from '@/lib/events/route';

export const dynamic = 'force-static';

export const GET = eventCalendars('en').all;
