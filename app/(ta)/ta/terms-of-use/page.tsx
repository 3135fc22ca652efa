import { PolicyPage } from '@/components/policies/PolicyPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/terms-of-use', 'ta', PolicyPage);

export const { metadata } = page;

export default page.Page;
