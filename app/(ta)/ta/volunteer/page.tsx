import { VolunteerPage } from '@/components/join/VolunteerPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/volunteer', 'ta');

export default function Page() {
  return <VolunteerPage language="ta" />;
}
