import { SitemapPage } from '@/components/site/SitemapPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/sitemap', 'ta');

export default function Page() {
  return <SitemapPage language="ta" />;
}
