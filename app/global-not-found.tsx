import { SiteLayout } from '@/components/layout/SiteLayout';
import { NotFoundPage } from '@/components/site/NotFoundPage';
import { getNotFoundMetadata, siteViewport } from '@/lib/pages/metadata';

import './_styles/tokens.scss';
import './_styles/base.scss';
import './_styles/type.en.scss';

export const metadata = getNotFoundMetadata('en');

export const viewport = siteViewport;

export default function GlobalNotFound() {
  return (
    <SiteLayout language="en">
      <NotFoundPage />
    </SiteLayout>
  );
}
