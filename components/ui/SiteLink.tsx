import type { ReactNode } from 'react';

import type { SitePath } from '@/lib/routes';

type SiteLinkProps = {
  readonly to: SitePath;
  /** An id on that page, without `#`. */
  readonly hash?: string | undefined;
  readonly className?: string | undefined;
  /** Marks the page the visitor is on. */
  readonly isCurrent?: boolean;
  /** The page there comes before or after this one. */
  readonly rel?: 'prev' | 'next' | undefined;
  readonly children: ReactNode;
};

/** A link to a page of this site: a plain `<a>`, for the pages are documents. */
export function SiteLink({ to, hash, className, isCurrent = false, rel, children }: SiteLinkProps) {
  return (
    <a className={className} href={hash ? `${to}#${hash}` : to} rel={rel} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
