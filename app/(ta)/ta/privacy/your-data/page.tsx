import { YourDataPage } from '@/components/policies/YourDataPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/privacy/your-data', 'ta', YourDataPage);

export { metadata, Page as default };
