import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { MentorPage } from '@/components/mentors/MentorPage';
import { contentIn } from '@/lib/content';
import { mentorAt } from '@/lib/mentors';
import { itemMetadata } from '@/lib/metadata';

type Params = { readonly params: Promise<{ readonly id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => contentIn('en').mentors.map(({ id }) => ({ id }));

const asked = async ({ params }: Params) => mentorAt((await params).id, 'en') ?? notFound();

export async function generateMetadata(props: Params): Promise<Metadata> {
  const { id, name, role, summary } = await asked(props);
  return itemMetadata(`/mentor/${id}`, `${name}, ${role}`, summary);
}

export default async function Page(props: Params) {
  return <MentorPage mentor={await asked(props)} language="en" />;
}
