import { ContactPage } from '@/components/contact/ContactPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/contact', 'en', ContactPage);

export { metadata, Page as default };
