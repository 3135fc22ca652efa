import { GalleryPage } from '@/components/gallery/GalleryPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/gallery', 'en', GalleryPage);

export const { metadata } = page;

export default page.Page;
