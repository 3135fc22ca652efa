import { TimelinePage } from '@/components/story/TimelinePage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/timeline', 'en', TimelinePage);

export { metadata, Page as default };
