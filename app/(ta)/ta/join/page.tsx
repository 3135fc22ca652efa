import { JoinPage } from '@/components/join/JoinPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/join', 'ta', JoinPage);

export { metadata, Page as default };
