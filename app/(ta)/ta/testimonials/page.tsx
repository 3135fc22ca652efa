import { TestimonialsPage } from '@/components/story/TestimonialsPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/testimonials', 'ta');

export default function Page() {
  return <TestimonialsPage language="ta" />;
}
