import { PolicyPage } from '@/components/policies/PolicyPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/refunds', 'en', PolicyPage);

export { metadata, Page as default };
