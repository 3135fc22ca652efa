import { PressReleasePage } from '@/components/press/PressReleasePage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/media-kit/press-release', 'en', PressReleasePage);

export const { metadata } = page;

export default page.Page;
