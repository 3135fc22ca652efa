import { readFileSync } from 'node:fs';

import { lastChanged, type Article } from '@/lib/news';

import type { History } from './history';
import { sourcesOf } from './sources';

type Dated = Pick<Article, 'link' | 'date' | 'updated'>;

const latest = (days: readonly string[]): string | undefined => days.toSorted().at(-1);

/** The day a policy gives in its head, and shows. */
const dayInHead = (file: string): string | undefined =>
  /^lastUpdated: '?(\d{4}-\d{2}-\d{2})'?$/m.exec(readFileSync(file, 'utf8'))?.[1];

/**
 * The day a page's content last changed: the one that the content itself gives, else the one that the history of its
 * files gives. Undefined where neither can tell: the day of the build says nothing about a page.
 */
export function lastChangeOf(path: string, articles: readonly Dated[], history: History): string | undefined {
  const told = articles.filter(({ link }) => path === '/news' || link === path);
  if (told.length > 0) return latest(told.map(lastChanged));

  const files = sourcesOf(path);
  const text = files.find((file) => file.endsWith('.mdx'));
  if (text) return dayInHead(text);

  const days = files.map(history);
  return days.includes(undefined) ? undefined : latest(days.filter((day) => day !== undefined));
}
