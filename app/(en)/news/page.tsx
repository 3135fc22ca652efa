import { NewsPage } from '@/components/news/NewsPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/news', 'en');

export default function Page() {
  return <NewsPage language="en" />;
}
