import { PiecesPage } from '@/components/pieces/PiecesPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/pieces', 'en', PiecesPage);

export { metadata, Page as default };
