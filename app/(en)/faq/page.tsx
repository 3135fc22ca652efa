import { FaqPage } from '@/components/contact/FaqPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/faq', 'en', FaqPage);

export const { metadata } = page;

export default page.Page;
