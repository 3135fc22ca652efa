import { PolicyPage } from '@/components/policies/PolicyPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/shipping', 'en');

export default function Page() {
  return <PolicyPage path="/shipping" language="en" />;
}
