import { PolicyPage } from '@/components/policies/PolicyPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/privacy', 'en');

export default function Page() {
  return <PolicyPage path="/privacy" language="en" />;
}
