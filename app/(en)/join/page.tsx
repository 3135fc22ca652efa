import { JoinPage } from '@/components/join/JoinPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/join', 'en');

export default function Page() {
  return <JoinPage language="en" />;
}
