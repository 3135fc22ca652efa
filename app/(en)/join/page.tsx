import { JoinPage } from '@/components/join/JoinPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/join', 'en', JoinPage);

export { metadata, Page as default };
