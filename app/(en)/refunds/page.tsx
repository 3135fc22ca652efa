import { PolicyPage } from '@/components/policies/PolicyPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/refunds', 'en', PolicyPage);

export { metadata, Page as default };
