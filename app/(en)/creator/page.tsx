import { CreatorPage } from '@/components/join/CreatorPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/creator', 'en', CreatorPage);

export { metadata, Page as default };
