import { TimelinePage } from '@/components/story/TimelinePage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/timeline', 'ta', TimelinePage);

export const { metadata } = page;

export default page.Page;
