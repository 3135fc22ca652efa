import { MediaKitPage } from '@/components/press/MediaKitPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/media-kit', 'en', MediaKitPage);

export { metadata, Page as default };
