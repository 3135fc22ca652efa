import { TamilHomePage } from '@/components/home/TamilHomePage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/', 'ta', TamilHomePage);

export { metadata, Page as default };
