import { TestimonialsPage } from '@/components/story/TestimonialsPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/testimonials', 'en', TestimonialsPage);

export { metadata, Page as default };
