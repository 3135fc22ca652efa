import type { Metadata } from 'next';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { EventCards } from '@/components/sections/EventCards';
import { EventList } from '@/components/sections/EventList';
import { Pager } from '@/components/sections/Pager';
import { PlainHero } from '@/components/sections/PlainHero';
import { Section } from '@/components/ui/Section';
import { events } from '@/content/events';
import { eventsPage } from '@/content/events-page';
import { words } from '@/content/interface';
import { buildDate } from '@/lib/build-date';
import { calendarPage } from '@/lib/events';
import { listPageMetadata } from '@/lib/metadata';
import { listPagePath, listPageParams } from '@/lib/paging';

type Params = { readonly params: Promise<{ readonly page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => listPageParams(events.length);

const asked = async ({ params }: Params, now: Date) => calendarPage(events, now, Number((await params).page));

export async function generateMetadata(props: Params): Promise<Metadata> {
  return listPageMetadata((await asked(props, buildDate())).page);
}

export default async function EventListPage(props: Params) {
  const now = buildDate();
  const { page, ahead, over } = await asked(props, now);
  const { hero, ahead: next, closing } = eventsPage;

  return (
    <SiteLayout path={listPagePath(page.route, page.number)}>
      <PlainHero {...hero} title={words.pager.title(hero.title, page.number)} kolam="small" />
      {ahead.length > 0 && (
        <Section spacing="joined" title={next.title} lead={next.lead}>
          <EventList events={ahead} now={now} />
        </Section>
      )}
      <EventCards {...eventsPage.over} events={over} />
      <Pager {...page} />
      <CallToAction {...closing} />
    </SiteLayout>
  );
}
