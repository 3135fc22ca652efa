import { StoryPage } from '@/components/story/StoryPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/story', 'en', StoryPage);

export const { metadata } = page;

export default page.Page;
