import { PolicyPage } from '@/components/policies/PolicyPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/terms-of-use', 'ta', PolicyPage);

export { metadata, Page as default };
