import { ArticlePage } from '@/components/news/ArticlePage';
import { articleRoute } from '@/lib/item-routes';

const { generateStaticParams, generateMetadata, Page } = articleRoute('en', (found) => <ArticlePage {...found} />);

export { generateStaticParams, generateMetadata, Page as default };
