import { SitemapPage } from '@/components/site/SitemapPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/sitemap', 'en');

export default function Page() {
  return <SitemapPage language="en" />;
}
