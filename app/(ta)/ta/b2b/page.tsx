import { GiftingPage } from '@/components/gifting/GiftingPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/b2b', 'ta', GiftingPage);

export { metadata, Page as default };
