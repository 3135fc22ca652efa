import { HubsPage } from '@/components/hubs/HubsPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/hubs', 'ta');

export default function Page() {
  return <HubsPage language="ta" />;
}
