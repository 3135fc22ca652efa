import { fillFacts } from '@/lib/facts';

import type { Problem } from './rules';

type Row = { readonly name: string; readonly text: string };

/** Every constant that the terms of the catalogue name in braces is one of content/policy-facts.ts. */
export const checkCatalogue = (rows: readonly Row[]): Problem[] =>
  rows.flatMap(({ name, text }): Problem[] => {
    try {
      fillFacts(text);
      return [];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [{ file: 'content/papers/catalogue.ts', item: name, field: 'text', message }];
    }
  });
