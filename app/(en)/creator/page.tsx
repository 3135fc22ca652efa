import { CreatorPage } from '@/components/join/CreatorPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/creator', 'en', CreatorPage);

export { metadata, Page as default };
