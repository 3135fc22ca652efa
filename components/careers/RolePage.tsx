import { LineClosing } from '@/components/closings/LineClosing';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { PlainOpener } from '@/components/openers/PlainOpener';
import { buildDate } from '@/lib/build-date';
import type { CareerOpening } from '@/lib/careers/careers';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';
import { jobPosting } from '@/lib/seo/job';

import { RoleDetails } from './RoleDetails';

type RolePageProps = PageProps & { readonly opening: CareerOpening };

/** A role in full, and how to apply. */
export function RolePage({ opening, language }: RolePageProps) {
  const now = buildDate();

  return (
    <SiteLayout path={`/careers/${opening.id}`} language={language}>
      <PlainOpener title={opening.title} lead={opening.desc} />
      <RoleDetails opening={opening} now={now} language={language} />
      <LineClosing {...contentIn(language).pages.careers.closing} language={language} />
      <StructuredData things={[jobPosting(opening, now, language)]} />
    </SiteLayout>
  );
}
