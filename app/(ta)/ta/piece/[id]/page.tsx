import { PiecePage } from '@/components/pieces/PiecePage';
import { createItemPages } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createItemPages('/piece', 'ta', (piece) => (
  <PiecePage piece={piece} />
));

export { generateStaticParams, generateMetadata, Page as default };
