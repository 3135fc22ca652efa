import { ContactPage } from '@/components/contact/ContactPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/contact', 'en');

export default function Page() {
  return <ContactPage language="en" />;
}
