import { PolicyPage } from '@/components/policies/PolicyPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/privacy', 'ta', PolicyPage);

export { metadata, Page as default };
