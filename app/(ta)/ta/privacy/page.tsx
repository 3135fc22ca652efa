import { PolicyPage } from '@/components/policies/PolicyPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/privacy', 'ta', PolicyPage);

export { metadata, Page as default };
