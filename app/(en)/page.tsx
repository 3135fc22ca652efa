import { HomePage } from '@/components/home/HomePage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/', 'en');

export default function Page() {
  return <HomePage language="en" />;
}
