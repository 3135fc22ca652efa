import { RolePage } from '@/components/careers/RolePage';
import type { ItemProps } from '@/lib/item-route';
import { roleRoute } from '@/lib/careers/route';

const route = roleRoute('en');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default async function Page(props: ItemProps<'slug'>) {
  return <RolePage opening={await route.asked(props)} language="en" />;
}
