import { FaqPage } from '@/components/contact/FaqPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/faq');

export default function Page() {
  return <FaqPage language="en" />;
}
