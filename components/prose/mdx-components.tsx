import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';

import { Margin } from './Margin';
import { createFacts } from './mdx-facts';
import { Numerals } from './Numerals';
import { PieceRates } from './PieceRates';
import { ShortBox } from './ShortBox';
import { getWords } from '@/lib/content';
import type { VocabularyName } from '@/lib/content/vocabulary';
import type { Language } from '@/lib/language';

import { DataTable, TableHead, TableRow } from './DataTable';
import { ProseSteps } from './Prose';

/**
 * All components for MDX files in one language: Markdown elements, and components by name. A missing one does not
 * compile.
 */
export function createMdxComponents(language: Language) {
  const words = getWords('site', language);
  const { inShort } = words;
  return {
    ...createFacts(language),
    ol: ProseSteps,
    blockquote: ({ children }: { readonly children?: ReactNode }) => (
      <blockquote data-surface="kaavi">{children}</blockquote>
    ),
    th: TableHead,
    tr: TableRow,
    DataTable,
    Margin,
    Numerals,
    PieceRates,
    InShort: ({ children }: { readonly children: ReactNode }) => <ShortBox title={inShort}>{children}</ShortBox>,
  } satisfies MDXComponents & Record<VocabularyName, unknown>;
}
