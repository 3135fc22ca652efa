import { CreatorPage } from '@/components/join/CreatorPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/creator', 'en', CreatorPage);

export const { metadata } = page;

export default page.Page;
