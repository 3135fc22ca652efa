import { GalleryPage } from '@/components/gallery/GalleryPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/gallery', 'en', GalleryPage);

export { metadata, Page as default };
