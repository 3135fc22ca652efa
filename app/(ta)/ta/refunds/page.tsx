import { PolicyPage } from '@/components/policies/PolicyPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/refunds', 'ta');

export default function Page() {
  return <PolicyPage path="/refunds" language="ta" />;
}
