import { MediaKitPage } from '@/components/press/MediaKitPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/media-kit', 'en', MediaKitPage);

export const { metadata } = page;

export default page.Page;
