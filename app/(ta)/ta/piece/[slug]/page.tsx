import { PiecePage } from '@/components/pieces/PiecePage';
import { pieceRoute } from '@/lib/pieces/route';

const route = pieceRoute('ta');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default route.page((piece) => <PiecePage piece={piece} />);
