import { StoryPage } from '@/components/story/StoryPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/story', 'en', StoryPage);

export { metadata, Page as default };
