import { PiecesPage } from '@/components/pieces/PiecesPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/pieces', 'ta', PiecesPage);

export { metadata, Page as default };
