import { PressReleasePage } from '@/components/press/PressReleasePage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/media-kit/press-release', 'ta', PressReleasePage);

export { metadata, Page as default };
