import type { Metadata } from 'next';

import { NotFoundPage } from '@/components/site/NotFoundPage';
import { contentIn } from '@/lib/content';

const { notFound, enterprise } = contentIn('en');

export const metadata: Metadata = {
  title: `${notFound.title} | ${enterprise.name}`,
  description: notFound.text,
  robots: { index: false, follow: true },
};

export default function Page() {
  return <NotFoundPage language="en" />;
}
