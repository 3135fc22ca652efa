import { ContactPage } from '@/components/contact/ContactPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/contact', 'ta', ContactPage);

export { metadata, Page as default };
