import { ContactPage } from '@/components/contact/ContactPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/contact', 'en', ContactPage);

export { metadata, Page as default };
