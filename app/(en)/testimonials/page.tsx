import { TestimonialsPage } from '@/components/story/TestimonialsPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/testimonials', 'en', TestimonialsPage);

export { metadata, Page as default };
