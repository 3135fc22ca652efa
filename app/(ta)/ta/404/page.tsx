import { NotFoundPage } from '@/components/site/NotFoundPage';
import { notFoundMetadata } from '@/lib/metadata';

export const metadata = notFoundMetadata('ta');

export default function Page() {
  return <NotFoundPage language="ta" />;
}
