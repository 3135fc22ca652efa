import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { HubPage } from '@/components/hubs/HubPage';
import { contentIn } from '@/lib/content';
import { hubAt, hubTitle } from '@/lib/hubs';
import { itemMetadata } from '@/lib/metadata';

type Params = { readonly params: Promise<{ readonly hub: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => contentIn('en').hubs.map(({ id }) => ({ hub: id }));

const asked = async ({ params }: Params) => hubAt((await params).hub, 'en') ?? notFound();

export async function generateMetadata(props: Params): Promise<Metadata> {
  const hub = await asked(props);
  return itemMetadata(`/hub/${hub.id}`, hubTitle(hub), hub.summary);
}

export default async function Page(props: Params) {
  return <HubPage hub={await asked(props)} language="en" />;
}
