import { ArticlePage } from '@/components/news/ArticlePage';
import { createArticleRoute } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createArticleRoute('ta', (found) => (
  <ArticlePage {...found} />
));

export { generateStaticParams, generateMetadata, Page as default };
