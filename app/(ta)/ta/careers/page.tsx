import { CareersPage } from '@/components/careers/CareersPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/careers', 'ta', CareersPage);

export const { metadata } = page;

export default page.Page;
