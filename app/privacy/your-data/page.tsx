import { SiteLayout } from '@/components/layout/SiteLayout';
import { pageMetadata } from '@/lib/metadata';
import { SubscribePanel } from '@/components/sections/FormPanel';

export const metadata = pageMetadata('/privacy/your-data');

export default function YourDataPage() {
  return <SiteLayout path="/privacy/your-data"><h1>x</h1><SubscribePanel /></SiteLayout>;
}
