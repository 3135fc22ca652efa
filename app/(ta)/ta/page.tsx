import { TamilHomePage } from '@/components/home/TamilHomePage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/', 'ta', TamilHomePage);

export { metadata, Page as default };
