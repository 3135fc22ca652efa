import { ArticlePage } from '@/components/news/ArticlePage';
import type { ItemProps } from '@/lib/item-route';
import { articleRoute } from '@/lib/news/route';

const route = articleRoute('en');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default async function Page(props: ItemProps<'slug'>) {
  return <ArticlePage {...await route.asked(props)} language="en" />;
}
