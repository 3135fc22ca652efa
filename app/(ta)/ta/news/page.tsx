import { NewsPage } from '@/components/news/NewsPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/news', 'ta', NewsPage);

export const { metadata } = page;

export default page.Page;
