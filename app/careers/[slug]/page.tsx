import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { PlainHero } from '@/components/sections/PlainHero';
import { RoleDetails } from '@/components/sections/RoleDetails';
import { careerOpenings } from '@/content/careers';
import { buildDate } from '@/lib/build-date';
import { itemMetadata } from '@/lib/metadata';
import { jobPosting } from '@/lib/structured-data/job';

type Params = { readonly params: Promise<{ readonly slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => careerOpenings.map(({ slug }) => ({ slug }));

const openingAt = async ({ params }: Params) => {
  const { slug } = await params;
  return careerOpenings.find((opening) => opening.slug === slug) ?? notFound();
};

export async function generateMetadata(props: Params): Promise<Metadata> {
  const { cta, title, location, summary } = await openingAt(props);
  return itemMetadata(cta.href, `${title}, ${location}`, summary);
}

export default async function CareerPage(props: Params) {
  const opening = await openingAt(props);
  const now = buildDate();

  return (
    <SiteLayout path={opening.cta.href}>
      <PlainHero title={opening.title} lead={opening.desc} />
      <RoleDetails opening={opening} now={now} />
      <StructuredData things={[jobPosting(opening, now)]} />
    </SiteLayout>
  );
}
