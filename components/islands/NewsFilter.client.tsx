'use client';

import { useEffect, useSyncExternalStore, type MouseEvent } from 'react';

import { categorySlug, filterWords, newsCategories, type NewsCategory } from '@/content/news-categories';
import type { SitePath } from '@/content/routes';

import styles from './NewsFilter.module.scss';

type NewsFilterProps = {
  /** The id of the list whose items carry `data-category`. */
  readonly listId: string;
  /** How many articles there are of each category. */
  readonly counts: Readonly<Record<NewsCategory, number>>;
  /** The address of the page the list is on. */
  readonly path?: SitePath;
  /** Whether that page holds all articles, or one page's share of them. */
  readonly scope?: 'all' | 'page';
};

const PARAMETER = 'category';

const addressOf = (path: SitePath, category: NewsCategory | undefined): string =>
  category ? `${path}?${PARAMETER}=${categorySlug(category)}` : path;

/** The category an address asks for; none where it names one that does not exist. */
const categoryIn = (search: string): NewsCategory | undefined => {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return newsCategories.find((category) => categorySlug(category) === asked);
};

// `pushState` tells nobody, so whoever calls it tells those who listen.
const CHANGED = 'newscategory';

function watchAddress(onChange: () => void): () => void {
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
 * The chips that choose what the list of news shows. They are links to `/news?category=…`; with script the choice is
 * made in place, kept in the address, and told. The list stays the page's own: only its items' `hidden` is set.
 */
export function NewsFilter({ listId, counts, path = '/news', scope = 'all' }: NewsFilterProps) {
  const words = scope === 'page' ? filterWords.onPage : filterWords;
  const chosen = useSyncExternalStore(
    watchAddress,
    () => categoryIn(window.location.search),
    () => undefined,
  );

  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  useEffect(() => {
    const items = document.getElementById(listId)?.querySelectorAll<HTMLElement>('[data-category]') ?? [];
    for (const item of items) {
      item.hidden = chosen !== undefined && item.dataset.category !== categorySlug(chosen);
    }
  }, [chosen, listId]);

  const chips = [
    { category: undefined, label: filterWords.all, count: total },
    ...newsCategories.map((category) => ({ category, label: category, count: counts[category] })),
  ];

  return (
    <div className={styles.filter}>
      <nav aria-label={words.label}>
        <ul className={styles.chips} role="list">
          {chips.map(({ category, label, count }) => (
            <li key={label}>
              <a
                className={styles.chip}
                href={addressOf(path, category)}
                aria-current={category === chosen ? 'true' : undefined}
                onClick={chooseInPlace}
              >
                {label} <span className={styles.count}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <output className={styles.shown}>{chosen ? words.shown(counts[chosen], chosen) : words.shownAll(total)}</output>
    </div>
  );
}
