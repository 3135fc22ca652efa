import { HomePage } from '@/components/home/HomePage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/', 'en', HomePage);

export { metadata, Page as default };
