import type { Metadata } from 'next';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { ClosedOpenings, OpenOpenings } from '@/components/sections/OpeningCards';
import { Pager } from '@/components/sections/Pager';
import { PlainHero } from '@/components/sections/PlainHero';
import { careerOpenings, careers } from '@/content/careers';
import { words } from '@/content/interface';
import { buildDate } from '@/lib/build-date';
import { careersPage } from '@/lib/careers';
import { listPageMetadata } from '@/lib/metadata';
import { listPagePath, listPageParams } from '@/lib/paging';

type Params = { readonly params: Promise<{ readonly page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => listPageParams(careerOpenings.length);

const asked = async ({ params }: Params) => careersPage(buildDate(), Number((await params).page));

export async function generateMetadata(props: Params): Promise<Metadata> {
  return listPageMetadata((await asked(props)).page);
}

export default async function CareerListPage(props: Params) {
  const { page, open, closed } = await asked(props);

  return (
    <SiteLayout path={listPagePath(page.route, page.number)}>
      <PlainHero {...careers.hero} title={words.pager.title(careers.hero.title, page.number)} kolam="medium" />
      {open.length > 0 && <OpenOpenings openings={open} />}
      <ClosedOpenings openings={closed} />
      <Pager {...page} />
      <CallToAction {...careers.closing} />
    </SiteLayout>
  );
}
