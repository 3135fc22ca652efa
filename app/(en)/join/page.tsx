import { JoinPage } from '@/components/join/JoinPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/join', 'en', JoinPage);

export { metadata, Page as default };
