import { VolunteerPage } from '@/components/join/VolunteerPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/volunteer');

export default function Page() {
  return <VolunteerPage language="en" />;
}
