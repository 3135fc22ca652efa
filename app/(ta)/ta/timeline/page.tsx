import { TimelinePage } from '@/components/story/TimelinePage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/timeline', 'ta');

export default function Page() {
  return <TimelinePage language="ta" />;
}
