import { HomePage } from '@/components/home/HomePage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/', 'ta');

export default function Page() {
  return <HomePage language="ta" />;
}
