import { PolicyPage } from '@/components/policies/PolicyPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/wages-and-safety', 'en', PolicyPage);

export { metadata, Page as default };
