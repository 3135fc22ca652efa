import { readFileSync } from 'node:fs';

import { articlePath, lastChanged, type Article } from '@/lib/news/news';
import { listPage } from '@/lib/paging';

import type { History } from './history';
import { sourcesOf } from './sources';

type Dated = Pick<Article, 'id' | 'date' | 'updated'>;

const latest = (days: readonly string[]): string | undefined => days.toSorted().at(-1);

/** The day a policy gives in its head, and shows. */
const dayInHead = (file: string): string | undefined =>
  /^lastUpdated: '?(\d{4}-\d{2}-\d{2})'?$/m.exec(readFileSync(file, 'utf8'))?.[1];

/** The days on which a page of the news changed; none for other pages. */
function newsDays(path: string, articles: readonly Dated[]): string[] {
  const article = articles.find((one) => articlePath(one) === path);
  if (article) return [lastChanged(article)];

  const [isList, number = '1'] = /^\/news(?:\/page\/(\d+))?$/.exec(path) ?? [];
  if (isList === undefined) return [];
  // A new article moves one of the older ones on to each later page.
  const published = articles.map(({ date }) => date);
  return [...published, ...listPage('/news', articles, Number(number)).items.map(lastChanged)];
}

/**
 * The day a page's content last changed: the one that the content itself gives, else the one that the history of its
 * files gives. Undefined where neither can tell: the day of the build says nothing about a page.
 *
 * @param articles newest first
 */
export function lastChangeOf(path: string, articles: readonly Dated[], history: History): string | undefined {
  const told = latest(newsDays(path, articles));
  if (told !== undefined) return told;

  const files = sourcesOf(path);
  const text = files.find((file) => file.endsWith('.mdx'));
  if (text) return dayInHead(text);

  const days = files.map(history);
  return days.includes(undefined) ? undefined : latest(days.filter((day) => day !== undefined));
}
