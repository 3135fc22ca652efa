import { contentIn } from '@/lib/content';
import { itemRoute } from '@/lib/item-route';
import type { Language } from '@/lib/languages';
import { itemMetadata } from '@/lib/metadata';

import { makerOf, pieceAt } from './index';

/** The pages of the pieces in a language. */
export const pieceRoute = (language: Language) =>
  itemRoute({
    language,
    name: 'slug',
    items: contentIn(language).pieces,
    find: (id) => pieceAt(id, language),
    describe: (piece) => {
      const craft = makerOf(piece, language).hub?.craft;
      return itemMetadata(
        `/piece/${piece.id}`,
        craft === undefined ? piece.name : `${piece.name}, ${craft}`,
        piece.summary,
        language,
      );
    },
  });
