import { HubPage } from '@/components/hubs/HubPage';
import { hubRoute } from '@/lib/hubs/route';
import type { ItemProps } from '@/lib/item-route';

const route = hubRoute('ta');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default async function Page(props: ItemProps<'hub'>) {
  return <HubPage hub={await route.asked(props)} language="ta" />;
}
