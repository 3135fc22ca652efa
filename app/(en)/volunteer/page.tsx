import { VolunteerPage } from '@/components/join/VolunteerPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/volunteer', 'en');

export default function Page() {
  return <VolunteerPage language="en" />;
}
