import { CareersPage } from '@/components/careers/CareersPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/careers', 'en');

export default function Page() {
  return <CareersPage language="en" />;
}
