import { NewsPage } from '@/components/news/NewsPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/news', 'en', NewsPage);

export { metadata, Page as default };
