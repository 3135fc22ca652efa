import { GiftingPage } from '@/components/gifting/GiftingPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/b2b', 'en', GiftingPage);

export const { metadata } = page;

export default page.Page;
