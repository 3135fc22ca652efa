import { FaqPage } from '@/components/contact/FaqPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/faq', 'en', FaqPage);

export { metadata, Page as default };
