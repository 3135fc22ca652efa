import { TestimonialsPage } from '@/components/story/TestimonialsPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/testimonials', 'en', TestimonialsPage);

export { metadata, Page as default };
