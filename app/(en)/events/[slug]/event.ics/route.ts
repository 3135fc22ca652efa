import { contentIn } from '@/lib/content';
import { calendarFile } from '@/lib/events/calendar';
import { itemParams } from '@/lib/paging';

type Params = { readonly params: Promise<{ readonly slug: string }> };

const { events } = contentIn('en');

export const dynamic = 'force-static';

export const dynamicParams = false;

export const generateStaticParams = () => itemParams('slug', events);

/** An event for a visitor's own calendar. Hosts tell the type by the file's name. */
export async function GET(_: Request, { params }: Params) {
  const { slug } = await params;
  return new Response(
    calendarFile(
      events.filter(({ id }) => id === slug),
      'en',
    ),
  );
}
