import { TimelinePage } from '@/components/story/TimelinePage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/timeline', 'en', TimelinePage);

export { metadata, Page as default };
