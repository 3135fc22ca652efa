import { TestimonialsPage } from '@/components/story/TestimonialsPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/testimonials', 'ta', TestimonialsPage);

export const { metadata } = page;

export default page.Page;
