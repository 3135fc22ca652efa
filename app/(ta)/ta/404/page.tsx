import { NotFoundPage } from '@/components/site/NotFoundPage';
import { setCurrentLanguage } from '@/lib/current-language';
import { getNotFoundMetadata } from '@/lib/metadata';

export const metadata = getNotFoundMetadata('ta');

export default function Page() {
  setCurrentLanguage('ta');
  return <NotFoundPage />;
}
