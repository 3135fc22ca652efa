import { ContactPage } from '@/components/contact/ContactPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/contact', 'en', ContactPage);

export const { metadata } = page;

export default page.Page;
