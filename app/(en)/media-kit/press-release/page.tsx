import { PressReleasePage } from '@/components/press/PressReleasePage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/media-kit/press-release', 'en', PressReleasePage);

export { metadata, Page as default };
