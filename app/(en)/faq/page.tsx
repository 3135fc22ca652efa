import { FaqPage } from '@/components/contact/FaqPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/faq', 'en', FaqPage);

export { metadata, Page as default };
