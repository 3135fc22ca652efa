import { PicturePage } from '@/components/gallery/PicturePage';
import type { ItemProps } from '@/lib/item-route';
import { pictureRoute } from '@/lib/gallery/route';

const route = pictureRoute('ta');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default async function Page(props: ItemProps<'id'>) {
  return <PicturePage hung={await route.asked(props)} language="ta" />;
}
