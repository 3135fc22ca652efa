import type { ReactNode } from 'react';

import { isBuilt, type SitePath } from '@/content/routes';

type SiteLinkProps = {
  readonly to: SitePath;
  /** An id on that page, without `#`. */
  readonly hash?: string | undefined;
  readonly className?: string | undefined;
  /** Marks the page the visitor is on. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

/**
 * A link to a page of this site: a plain `<a>`, for the pages are documents.
 * To a route that is not built yet it shows its words without a link.
 */
export function SiteLink({ to, hash, className, isCurrent = false, children }: SiteLinkProps) {
  if (!isBuilt(to)) {
    return <span className={className}>{children}</span>;
  }
  return (
    <a className={className} href={hash ? `${to}#${hash}` : to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
