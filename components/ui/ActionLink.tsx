import type { ReactNode } from 'react';

import type { SitePath } from '@/lib/routes';
import { external, type ExternalName } from '@/content/site';
import type { Action as Link } from '@/lib/content';

import { ExternalLink } from './ExternalLink';
import { SiteLink } from './SiteLink';

/** Where an action leads: a page here, an address named in `content/site.ts`, or a phone, mail or file link. */
type Target =
  | { readonly path: SitePath; readonly hash?: string }
  /** `item` is a page below that address, such as one brand of the marketplace. */
  | { readonly external: ExternalName; readonly item?: string }
  | {
      readonly href:
        | `tel:${string}`
        | `mailto:${string}`
        | `#${string}`
        | `/${string}.${string}`
        | `/${string}?${string}`;
    }
  | { readonly href: `https://${string}`; readonly opensNewTab: true };

/** A labelled step a visitor can take. In transition: content modules still hold targets, data holds links. */
export type Action = Link | ({ readonly label: string } & Target);

type ActionLinkProps = {
  readonly action: Action;
  readonly className?: string | undefined;
  /** What to show instead of the bare label. */
  readonly children?: ReactNode;
};

/** Renders an action as the right kind of link. */
export function ActionLink({ action, className, children = action.label }: ActionLinkProps) {
  if ('path' in action) {
    return (
      <SiteLink className={className} to={action.path} hash={action.hash}>
        {children}
      </SiteLink>
    );
  }
  if ('external' in action) {
    const address = external[action.external];
    return (
      <ExternalLink className={className} href={action.item ? `${address}/${action.item}` : address}>
        {children}
      </ExternalLink>
    );
  }
  if ('opensNewTab' in action) {
    return (
      <ExternalLink className={className} href={action.href}>
        {children}
      </ExternalLink>
    );
  }
  if ('newTab' in action) {
    return (
      <ExternalLink className={className} href={action.href} newTab={action.newTab}>
        {children}
      </ExternalLink>
    );
  }
  const language = 'language' in action ? action.language : undefined;
  return (
    <a className={className} href={action.href} hrefLang={language}>
      {children}
    </a>
  );
}
