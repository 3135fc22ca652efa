import { TamilHomePage } from '@/components/home/TamilHomePage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/', 'ta', TamilHomePage);

export const { metadata } = page;

export default page.Page;
