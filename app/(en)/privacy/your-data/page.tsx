import { YourDataPage } from '@/components/policies/YourDataPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/privacy/your-data', 'en', YourDataPage);

export { metadata, Page as default };
