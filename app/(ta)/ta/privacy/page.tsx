import { PolicyPage } from '@/components/policies/PolicyPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/privacy', 'ta');

export default function Page() {
  return <PolicyPage path="/privacy" language="ta" />;
}
