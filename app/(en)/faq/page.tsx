import { FaqPage } from '@/components/contact/FaqPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/faq', 'en');

export default function Page() {
  return <FaqPage language="en" />;
}
