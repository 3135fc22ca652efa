import { DonorPage } from '@/components/giving/DonorPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/donor', 'en');

export default function Page() {
  return <DonorPage language="en" />;
}
