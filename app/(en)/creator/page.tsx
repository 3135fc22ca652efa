import { CreatorPage } from '@/components/join/CreatorPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/creator', 'en', CreatorPage);

export { metadata, Page as default };
