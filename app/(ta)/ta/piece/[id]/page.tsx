import { PiecePage } from '@/components/pieces/PiecePage';
import { createPieceRoute } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createPieceRoute('ta', (piece) => <PiecePage piece={piece} />);

export { generateStaticParams, generateMetadata, Page as default };
