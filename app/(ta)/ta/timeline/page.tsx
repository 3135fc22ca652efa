import { TimelinePage } from '@/components/story/TimelinePage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/timeline', 'ta', TimelinePage);

export { metadata, Page as default };
