import { PiecesPage } from '@/components/pieces/PiecesPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/pieces', 'en', PiecesPage);

export { metadata, Page as default };
