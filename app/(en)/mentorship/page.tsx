import { MentorshipPage } from '@/components/mentors/MentorshipPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/mentorship', 'en');

export default function Page() {
  return <MentorshipPage language="en" />;
}
