'use client';

// A layout can only read the current path in a client component (usePathname). These components run during prerendering
// only: the export keeps their HTML and removes their script, so they have no state and no event handlers.

import { usePathname } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';

import { ExternalLink } from '@/components/ui/ExternalLink';
import type { TrailNames } from '@/lib/routes/breadcrumbs';
import { getAddress } from '@/lib/content/urls';
import { getEditLink, type EditTarget } from '@/lib/pages/edit-link';
import { type Language, getLanguageRoot } from '@/lib/language';
import { isSitePath, type SitePath } from '@/lib/routes';
import { createBreadcrumbData } from '@/lib/seo/breadcrumbs';
import type { HubTheme } from '@/lib/theme';

import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { StructuredData } from './StructuredData';

type Current = {
  readonly pathname: string;
  /** The path without its language, as in the route table; undefined on the 404 page. */
  readonly path: SitePath | undefined;
};

function useCurrentPage(language: Language): Current {
  const pathname = usePathname();
  const path = pathname.slice(getLanguageRoot(language).length) || '/';
  return { pathname, path: isSitePath(path) ? path : undefined };
}

/** A link with `aria-current` on the page it leads to. */
export function CurrentLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} aria-current={usePathname() === props.href ? 'page' : undefined}>
      {children}
    </a>
  );
}

type SwitchLinkProps = ComponentProps<'a'> & {
  readonly language: Language;
  readonly to: Language;
  readonly translated: readonly string[];
};

/** A link to the same page in another language, or to the home page if there is no such page. */
export function SwitchLink({ language, to, translated, children, ...props }: SwitchLinkProps) {
  const { path } = useCurrentPage(language);
  const isTranslated = path !== undefined && translated.includes(path);
  return (
    <a {...props} href={getAddress(isTranslated ? path : '/', to)}>
      {children}
    </a>
  );
}

/** Hub themes by page path. */
export type PageThemes = Readonly<Record<string, HubTheme | undefined>>;

type HubColoursProps = ComponentProps<'div'> & { readonly as: 'div' | 'main'; readonly themes: PageThemes };

/** An element in the theme of the hub that the page belongs to, if any. */
export function HubColours({ as: Element, themes, ...props }: HubColoursProps) {
  return <Element {...props} data-theme={themes[usePathname()]} />;
}

type TrailProps = {
  readonly language: Language;
  readonly names: TrailNames;
  readonly label: string;
  readonly themes: PageThemes;
  readonly notFound: ReactNode;
};

/** The breadcrumb bar of all pages except the home page. */
export function Trail({ language, notFound, themes, ...trail }: TrailProps) {
  const { pathname, path } = useCurrentPage(language);
  if (path === undefined) return notFound;
  return path === '/' ? null : <Breadcrumbs {...trail} path={pathname} theme={themes[pathname]} />;
}

/** The breadcrumbs as structured data. */
export function TrailData({ language, names }: Pick<TrailProps, 'language' | 'names'>) {
  const { pathname, path } = useCurrentPage(language);
  return path === undefined || path === '/' ? null : (
    <StructuredData things={[createBreadcrumbData(pathname, names)]} />
  );
}

type CorrectionLinkProps = { readonly target: EditTarget; readonly newTab: string };

/** The link for correcting the page. */
export function CorrectionLink({ target, newTab }: CorrectionLinkProps) {
  const { pathname, path } = useCurrentPage(target.language);
  const { href, label, isExternal } = getEditLink(path, path === undefined ? '/' : pathname, target);
  return isExternal ? (
    <ExternalLink href={href} newTab={newTab}>
      {label}
    </ExternalLink>
  ) : (
    <a href={href}>{label}</a>
  );
}
