import { NewsPage } from '@/components/news/NewsPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/news', 'ta', NewsPage);

export { metadata, Page as default };
