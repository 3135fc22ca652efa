import { StoryPage } from '@/components/story/StoryPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/story', 'ta');

export default function Page() {
  return <StoryPage language="ta" />;
}
