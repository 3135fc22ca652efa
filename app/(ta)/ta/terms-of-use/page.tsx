import { PolicyPage } from '@/components/policies/PolicyPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/terms-of-use', 'ta', PolicyPage);

export { metadata, Page as default };
