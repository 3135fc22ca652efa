import { MediaKitPage } from '@/components/press/MediaKitPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/media-kit', 'en', MediaKitPage);

export { metadata, Page as default };
