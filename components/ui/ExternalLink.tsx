import type { ReactNode } from 'react';

import { Icon } from './Icon';

type ExternalLinkProps = {
  readonly href: string;
  /** Visually hidden note after the link: '(opens in a new tab)'. */
  readonly newTab: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link to another website, in a new tab, with an arrow and a note for screen readers. */
export function ExternalLink({ href, newTab, className, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <Icon name="external" />
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
}
