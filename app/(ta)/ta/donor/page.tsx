import { DonorPage } from '@/components/giving/DonorPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/donor', 'ta', DonorPage);

export const { metadata } = page;

export default page.Page;
