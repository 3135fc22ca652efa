import { MentorshipPage } from '@/components/mentors/MentorshipPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/mentorship', 'ta');

export default function Page() {
  return <MentorshipPage language="ta" />;
}
