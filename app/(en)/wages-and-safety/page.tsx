import { PolicyPage } from '@/components/policies/PolicyPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/wages-and-safety', 'en', PolicyPage);

export const { metadata } = page;

export default page.Page;
