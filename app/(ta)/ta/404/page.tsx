import { NotFoundPage } from '@/components/site/NotFoundPage';
import { setCurrentLanguage } from '@/lib/language/current-language';
import { getNotFoundMetadata } from '@/lib/pages/metadata';

export const metadata = getNotFoundMetadata('ta');

export default function Page() {
  setCurrentLanguage('ta');
  return <NotFoundPage />;
}
