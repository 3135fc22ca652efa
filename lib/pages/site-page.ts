import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { createElement, type ReactNode } from 'react';

import { getContent } from '@/lib/content';
import { isPageEmpty } from '@/lib/content/page-heads';
import { setCurrentLanguage } from '@/lib/language/current-language';
import type { Language } from '@/lib/language';
import { getPageMetadata } from './metadata';
import type { RoutePath } from '@/lib/routes';

/**
 * The exports of a page in the route table: metadata and page. A page without items, which may have no texts, is not
 * found; the export removes its file (build/export/prune.ts).
 */
export const createSitePage = <Path extends RoutePath>(
  path: Path,
  language: Language,
  Content: (props: { readonly path: Path }) => ReactNode | Promise<ReactNode>,
): { readonly metadata: Metadata; readonly Page: () => ReactNode } => {
  if (isPageEmpty(getContent(language), path)) return { metadata: {}, Page: notFound };
  return {
    metadata: getPageMetadata(path, language),
    Page() {
      setCurrentLanguage(language);
      return createElement(Content, { path });
    },
  };
};
