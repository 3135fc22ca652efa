import { NotFoundPage } from '@/components/site/NotFoundPage';
import { setCurrentLanguage } from '@/lib/current-language';
import { notFoundMetadata } from '@/lib/metadata';

export const metadata = notFoundMetadata('ta');

export default function Page() {
  setCurrentLanguage('ta');
  return <NotFoundPage />;
}
