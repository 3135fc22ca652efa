import { GalleryPage } from '@/components/gallery/GalleryPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/gallery', 'ta', GalleryPage);

export { metadata, Page as default };
