import { YourDataPage } from '@/components/policies/YourDataPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/privacy/your-data', 'ta', YourDataPage);

export const { metadata } = page;

export default page.Page;
