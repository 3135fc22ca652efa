import { SiteLayout } from '@/components/layout/SiteLayout';
import { NotFoundPage } from '@/components/site/NotFoundPage';
import { notFoundMetadata, siteViewport } from '@/lib/metadata';

import './_styles/tokens.scss';
import './_styles/base.scss';
import './_styles/type.en.scss';

export const metadata = notFoundMetadata('en');

export const viewport = siteViewport;

export default function GlobalNotFound() {
  return (
    <SiteLayout language="en">
      <NotFoundPage />
    </SiteLayout>
  );
}
