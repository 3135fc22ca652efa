'use client';

import { LanguageNote } from '@/components/ui/LanguageNote';
import type { Action } from '@/lib/content';
import { own } from '@/lib/own';

import { useHydrated } from './useHydrated';

type NotFoundSuggestionProps = {
  readonly lead: string;
  readonly pages: Readonly<Record<string, Action>>;
};

/** Suggests the page to which the requested path has moved, if there is one. */
export function NotFoundSuggestion({ lead, pages }: NotFoundSuggestionProps) {
  const hydrated = useHydrated();
  const path = hydrated ? window.location.pathname.replace(/\/+$/, '') : '';
  const page = own(pages, path);
  return (
    <p aria-live="polite">
      {page && (
        <>
          {/* Not ActionLink, because that would bundle its icons for external links. */}
          <span>{`${lead} `}</span>
          <a href={page.href} hrefLang={page.language}>
            <span>{page.label}</span>
            <LanguageNote note={page.languageNote} />
          </a>
        </>
      )}
    </p>
  );
}
