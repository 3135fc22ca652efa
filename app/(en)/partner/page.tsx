import { PartnerPage } from '@/components/giving/PartnerPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/partner', 'en');

export default function Page() {
  return <PartnerPage language="en" />;
}
