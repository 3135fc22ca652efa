import { PiecePage } from '@/components/pieces/PiecePage';
import { pieceRoute } from '@/lib/item-routes';

const { generateStaticParams, generateMetadata, Page } = pieceRoute('ta', (piece) => <PiecePage piece={piece} />);

export { generateStaticParams, generateMetadata, Page as default };
