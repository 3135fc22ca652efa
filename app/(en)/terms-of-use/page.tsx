import { PolicyPage } from '@/components/policies/PolicyPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/terms-of-use', 'en');

export default function Page() {
  return <PolicyPage path="/terms-of-use" language="en" />;
}
