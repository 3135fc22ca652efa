import { TimelinePage } from '@/components/story/TimelinePage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/timeline', 'en', TimelinePage);

export const { metadata } = page;

export default page.Page;
