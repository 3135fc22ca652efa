import type { ReactNode } from 'react';

import { getPagePath } from '@/lib/content/links';
import type { SitePath } from '@/lib/routes';

import { CurrentLink } from './CurrentPath';

type PageLinkProps = {
  readonly to: SitePath;
  readonly children: ReactNode;
};

/**
 * A link to a page in the current language, or else in English. The leading space separates links in text
 * browsers.
 */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <>
      <CurrentLink href={getPagePath(to)}>{children}</CurrentLink>{' '}
    </>
  );
}
