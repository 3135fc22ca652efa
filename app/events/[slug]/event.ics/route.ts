import { events } from '@/content/events';
import { calendarFile } from '@/lib/calendar';

type Params = { readonly params: Promise<{ readonly slug: string }> };

export const dynamic = 'force-static';

export const dynamicParams = false;

export const generateStaticParams = () => events.map(({ slug }) => ({ slug }));

/** An event for a visitor's own calendar. Hosts tell the type by the file's name. */
export async function GET(_: Request, { params }: Params) {
  const { slug } = await params;
  return new Response(calendarFile(events.filter((event) => event.slug === slug)));
}
