import type { Metadata } from 'next';
import { createElement, type ReactNode } from 'react';

import { setCurrentLanguage } from './current-language';
import type { Language } from './languages';
import { pageMetadata } from './metadata';
import type { RoutePath } from './routes';

/** The exports of a page in the route table: metadata and page. */
export const sitePage = <Path extends RoutePath>(
  path: Path,
  language: Language,
  Content: (props: { readonly path: Path }) => ReactNode | Promise<ReactNode>,
): { readonly metadata: Metadata; readonly Page: () => ReactNode } => ({
  metadata: pageMetadata(path, language),
  Page() {
    setCurrentLanguage(language);
    return createElement(Content, { path });
  },
});
