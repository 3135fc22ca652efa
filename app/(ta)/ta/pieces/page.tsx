import { PiecesPage } from '@/components/pieces/PiecesPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/pieces', 'ta', PiecesPage);

export { metadata, Page as default };
