import { StoryPage } from '@/components/story/StoryPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/story', 'en', StoryPage);

export { metadata, Page as default };
