import type { ReactNode } from 'react';

import type { Action } from '@/lib/content';

import { ExternalLink } from './ExternalLink';

export type { Action } from '@/lib/content';

type ActionLinkProps = {
  readonly action: Action;
  readonly className?: string | undefined;
  /** Content instead of the plain label. */
  readonly children?: ReactNode;
};

/** Renders an action as a page link, an external link or a plain link. */
export function ActionLink({ action, className, children = action.label }: ActionLinkProps) {
  const { href, newTab } = action;

  if (newTab !== undefined) {
    return (
      <ExternalLink className={className} href={href} newTab={newTab}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}
