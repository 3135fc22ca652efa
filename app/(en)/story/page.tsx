import { StoryPage } from '@/components/story/StoryPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/story', 'en');

export default function Page() {
  return <StoryPage language="en" />;
}
