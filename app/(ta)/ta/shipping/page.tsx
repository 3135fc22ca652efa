import { PolicyPage } from '@/components/policies/PolicyPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/shipping', 'ta');

export default function Page() {
  return <PolicyPage path="/shipping" language="ta" />;
}
