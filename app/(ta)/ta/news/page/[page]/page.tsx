import { NewsPage } from '@/components/news/NewsPage';
import { listRoute } from '@/lib/list-route';

const list = listRoute('/news', 'ta', NewsPage);

export const dynamicParams = false;

export const generateStaticParams = list.params;

export const generateMetadata = list.metadata;

export default list.Page;
