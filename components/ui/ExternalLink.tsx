import type { ReactNode } from 'react';

import { words } from '@/content/interface';

import { Icon } from './Icon';

type ExternalLinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link out of the site, in a new tab: an arrow tells those who look, hidden words tell those who listen. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <Icon name="external" />
      <span className="visually-hidden"> {words.opensInNewTab}</span>
    </a>
  );
}
