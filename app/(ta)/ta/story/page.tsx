import { StoryPage } from '@/components/story/StoryPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/story', 'ta', StoryPage);

export const { metadata } = page;

export default page.Page;
