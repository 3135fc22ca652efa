import { GiftingPage } from '@/components/gifting/GiftingPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/b2b', 'ta', GiftingPage);

export { metadata, Page as default };
