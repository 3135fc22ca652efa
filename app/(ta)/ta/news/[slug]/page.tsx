import { ArticlePage } from '@/components/news/ArticlePage';
import { articleRoute } from '@/lib/news/route';

const route = articleRoute('ta');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default route.page((found) => <ArticlePage {...found} />);
