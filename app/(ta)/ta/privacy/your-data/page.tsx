import { YourDataPage } from '@/components/policies/YourDataPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/privacy/your-data', 'ta');

export default function Page() {
  return <YourDataPage language="ta" />;
}
