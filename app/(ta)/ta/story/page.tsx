import { StoryPage } from '@/components/story/StoryPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/story', 'ta', StoryPage);

export { metadata, Page as default };
