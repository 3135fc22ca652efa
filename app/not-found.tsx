import type { Metadata } from 'next';

import { AskedTrail } from '@/components/forms/AskedTrail.client';
import { GoBack } from '@/components/forms/GoBack.client';
import { Island } from '@/components/forms/Island';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { NotFound } from '@/components/sections/NotFound';
import { errorPage } from '@/content/error';
import { notFound } from '@/content/notFound';
import { site } from '@/content/site';
import { contentIn } from '@/lib/content';
import { trailNames } from '@/lib/pages';

export const metadata: Metadata = {
  title: `${notFound.title} | ${site.name}`,
  description: notFound.text,
  robots: { index: false, follow: true },
};

export default function NotFoundPage() {
  return (
    <SiteLayout
      trail={
        <Island name="asked-trail" fallback={errorPage}>
          <AskedTrail fallback={notFound.trail} names={trailNames('en')} label={contentIn('en').interface.breadcrumb} />
        </Island>
      }
    >
      <NotFound
        {...notFound}
        goBack={
          <Island name="go-back" fallback={errorPage}>
            <GoBack label={notFound.goBack} />
          </Island>
        }
      />
    </SiteLayout>
  );
}
