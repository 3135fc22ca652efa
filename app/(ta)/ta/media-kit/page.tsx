import { MediaKitPage } from '@/components/press/MediaKitPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/media-kit', 'ta', MediaKitPage);

export { metadata, Page as default };
