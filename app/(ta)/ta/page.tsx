import { TamilHomePage } from '@/components/home/TamilHomePage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/', 'ta', TamilHomePage);

export { metadata, Page as default };
