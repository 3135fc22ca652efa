import type { Figure } from '@/content/figures';

import { atLeast, checkItems, date, text, type Problem } from './rules';

/** Every figure says what it counts, until when, and where the count comes from. */
export const checkFigures = (figures: Readonly<Record<string, Figure>>): Problem[] =>
  checkItems(
    'content/figures.ts',
    Object.entries(figures).map(([name, figure]) => ({ name, ...figure })),
    'name',
    { value: [text], label: [text], counts: [text], asOf: [date], source: [text], pages: [atLeast(1)] },
  );
