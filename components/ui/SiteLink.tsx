import type { ReactNode } from 'react';

import type { SitePath } from '@/content/routes';

type SiteLinkProps = {
  readonly to: SitePath;
  /** An id on that page, without `#`. */
  readonly hash?: string | undefined;
  readonly className?: string | undefined;
  /** Marks the page the visitor is on. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

/** A link to a page of this site: a plain `<a>`, for the pages are documents. */
export function SiteLink({ to, hash, className, isCurrent = false, children }: SiteLinkProps) {
  return (
    <a className={className} href={hash ? `${to}#${hash}` : to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
