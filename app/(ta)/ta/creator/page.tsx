import { CreatorPage } from '@/components/join/CreatorPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/creator', 'ta', CreatorPage);

export { metadata, Page as default };
