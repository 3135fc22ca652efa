import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { getContent } from '@/lib/content';

import { PieceRow } from './PieceRow';

/** /pieces: all pieces on one shelf. */
export function PiecesPage() {
  const { hero, scale, more, closing } = getContent().pages.pieces;

  return (
    <>
      <PosterHero {...hero} surface="tag" side="full" />
      <PieceRow more={more} scale={scale} />
      <LineCallToAction {...closing} />
    </>
  );
}
