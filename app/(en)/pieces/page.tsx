import { PiecesPage } from '@/components/pieces/PiecesPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/pieces', 'en', PiecesPage);

export { metadata, Page as default };
