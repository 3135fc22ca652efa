import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/lib/content';

import { PieceRow } from './PieceRow';

/** /pieces: all pieces on one shelf. */
export function PiecesPage() {
  const { pages, pieces } = getContent();
  const { hero, scale, more, none, closing } = pages.pieces;

  return (
    <>
      <PosterHero {...hero} surface="tag" side="full" />
      {pieces.length > 0 ? (
        <PieceRow more={more} scale={scale} />
      ) : (
        <Section>
          <p>{none}</p>
        </Section>
      )}
      <LineCallToAction {...closing} />
    </>
  );
}
