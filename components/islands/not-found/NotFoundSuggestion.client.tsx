'use client';

import type { Action } from '@/lib/content';
import { getOwn } from '@/lib/own';
import { findNearest } from '@/lib/language/nearest';

import { useHydrated } from '../useHydrated';

type Pages = Readonly<Record<string, Action>>;

type NotFoundSuggestionProps = {
  /** Before the page to which the requested one has moved. */
  readonly moved: string;
  /** Before the page with the most similar address. */
  readonly near: string;
  /** Pages by their former addresses. */
  readonly movedPages: Pages;
  /** All pages by address. */
  readonly pages: Pages;
};

/** The page with the most similar address, whatever the case of its letters: one that begins like it, or is misspelt. */
function findNearestPage(path: string, pages: Pages): Action | undefined {
  const wanted = path.toLowerCase();
  const paths = Object.keys(pages);
  const name =
    paths.find((one) => one === wanted) ?? findNearest(wanted, paths) ?? paths.find((one) => one.startsWith(wanted));
  return wanted.length > 2 && name !== undefined ? getOwn(pages, name) : undefined;
}

/** Suggests the page to which the requested path has moved, or the page with the most similar address. */
export function NotFoundSuggestion({ moved, near, movedPages, pages }: NotFoundSuggestionProps) {
  const hydrated = useHydrated();
  const path = hydrated ? window.location.pathname.replace(/\/+$/, '') : '';
  const movedPage = getOwn(movedPages, path.toLowerCase());
  const page = movedPage ?? findNearestPage(path, pages);
  return (
    <p aria-live="polite">
      {page && (
        <>
          {/* Not ActionLink, because that would bundle its icons for external links. */}
          <span>{`${movedPage ? moved : near} `}</span>
          <a href={page.href}>{page.label}</a>
        </>
      )}
    </p>
  );
}
