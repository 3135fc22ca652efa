import type { Metadata } from 'next';

import { MentorListPage } from '@/components/mentors/MentorListPage';
import { otherMentors } from '@/lib/mentors';
import { listPageMetadata } from '@/lib/metadata';
import { listPage, listPageParams } from '@/lib/paging';

type Params = { readonly params: Promise<{ readonly page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => listPageParams(otherMentors('en').length);

const asked = async ({ params }: Params) => listPage('/mentorship', otherMentors('en'), Number((await params).page));

export async function generateMetadata(props: Params): Promise<Metadata> {
  return listPageMetadata(await asked(props));
}

export default async function Page(props: Params) {
  return <MentorListPage page={await asked(props)} language="en" />;
}
