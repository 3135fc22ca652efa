import type { Metadata } from 'next';
import { createElement, type ReactNode } from 'react';

import { setCurrentLanguage } from '@/lib/language/current-language';
import type { Language } from '@/lib/language';
import { getPageMetadata } from './metadata';
import type { RoutePath } from '@/lib/routes';

/** The exports of a page in the route table: metadata and page. */
export const createSitePage = <Path extends RoutePath>(
  path: Path,
  language: Language,
  Content: (props: { readonly path: Path }) => ReactNode | Promise<ReactNode>,
): { readonly metadata: Metadata; readonly Page: () => ReactNode } => ({
  metadata: getPageMetadata(path, language),
  Page() {
    setCurrentLanguage(language);
    return createElement(Content, { path });
  },
});
