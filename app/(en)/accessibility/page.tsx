import { PolicyPage } from '@/components/policies/PolicyPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/accessibility', 'en', PolicyPage);

export const { metadata } = page;

export default page.Page;
