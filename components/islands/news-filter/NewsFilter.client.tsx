'use client';

import { useEffect, useSyncExternalStore, type MouseEvent } from 'react';

import type { NewsChips } from '@/lib/content/news';

import './NewsFilter.scss';

type NewsFilterProps = NewsChips & {
  /** The id of the list, whose items have `data-category`. */
  readonly listId: string;
};

const PARAMETER = 'category';

// `pushState` fires no event, so this custom event follows it.
const CHANGED = 'newscategory';

function watchUrl(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function chooseInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  if (href !== window.location.href) {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new Event(CHANGED));
  }
}

/**
 * Filter chips for the news list. They are links to `/news?category=…`; with JavaScript, they filter in place, update
 * the URL and announce the result. The list is rendered by the page: only `hidden` of its items changes.
 */
export function NewsFilter({ listId, path, label, chips }: NewsFilterProps) {
  const requested = useSyncExternalStore(
    watchUrl,
    () => new URLSearchParams(window.location.search).get(PARAMETER),
    () => null,
  );
  // Falls back to all for an unknown category in the URL.
  const chosen = chips.find(({ slug }) => slug === requested) ?? chips[0];

  useEffect(() => {
    const items = document.getElementById(listId)?.querySelectorAll<HTMLElement>('[data-category]') ?? [];
    for (const item of items) {
      item.hidden = chosen.slug !== '' && item.dataset.category !== chosen.slug;
    }
  }, [chosen.slug, listId]);

  return (
    <div className="news-filter no-print">
      <nav aria-label={label}>
        <ul className="news-filter__chips" role="list">
          {chips.map((chip) => (
            <li key={chip.slug}>
              <a
                className="news-filter__chip"
                href={chip.slug ? `${path}?${PARAMETER}=${chip.slug}` : path}
                aria-current={chip === chosen ? 'true' : undefined}
                onClick={chooseInPlace}
              >
                <span>{`${chip.label} `}</span>
                <span className="news-filter__count">{chip.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <output className="news-filter__shown">{chosen.shown}</output>
    </div>
  );
}
