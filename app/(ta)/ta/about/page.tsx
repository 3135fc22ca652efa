import { AboutPage } from '@/components/about/AboutPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/about', 'ta', AboutPage);

export const { metadata } = page;

export default page.Page;
