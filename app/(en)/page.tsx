import { HomePage } from '@/components/home/HomePage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/', 'en', HomePage);

export const { metadata } = page;

export default page.Page;
