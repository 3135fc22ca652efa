import { execFileSync } from 'node:child_process';

import { everyCollection } from '@/build/content/load/entry';
import { isTranslation } from '@/build/content/load/files';
import type { Issue } from '@/build/content/issues';
import { readSource } from '@/build/content/load/source';
import { buildDate } from '@/lib/build-date';
import { getEndOfDate } from '@/lib/language/calendar-time';
import { collectionPaths } from '@/lib/routes';

/** The previous text of each changed content file, by its path below content/. */
export type Before = ReadonlyMap<string, string>;

/**
 * Files changed since this branch left the main branch, or since the last commit, from git.
 *
 * @returns undefined without git or a repository
 */
export function readFilesBefore(): Before {
  const runGit = (...options: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...options], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const findBase = (branch: string): string | undefined => {
    try {
      return runGit('merge-base', 'HEAD', branch).trim();
    } catch {
      return undefined;
    }
  };
  try {
    const base = findBase('origin/HEAD') ?? findBase('origin/main') ?? 'HEAD';
    const names = runGit(
      'diff',
      '--name-only',
      '--no-renames',
      '--diff-filter=MD',
      '--relative',
      base,
      '--',
      'content',
    );
    const texts = names.split('\n').filter((name) => /\.(?:yaml|mdx)$/.test(name) && !isTranslation(name));
    return new Map(texts.map((name) => [name.slice('content/'.length), runGit('show', `${base}:./${name}`)]));
  } catch {
    return new Map();
  }
}

const pageFolders: readonly (string | undefined)[] = Object.values(collectionPaths).map(
  (name) => everyCollection[name]?.folder,
);

/** Fields that calendar programs only update with a later `revised`. */
const scheduleFields = ['date', 'lastDay', 'from', 'to', 'venue'];

/** Reports events with a changed date, time or place but not `revised`, and removed pages without a redirect. */
export function findUnannouncedChanges(files: ReadonlyMap<string, string>, before: Before): Issue[] {
  const getValue = (name: string, text = ''): Readonly<Record<string, unknown>> =>
    (readSource(`content/${name}`, text).source.value ?? {}) as Readonly<Record<string, unknown>>;
  const listFormerFiles = (folder: string): unknown[] =>
    [...files]
      .filter(([name]) => name.startsWith(`${folder}/`) && !isTranslation(name))
      .flatMap(([name, text]) => getValue(name, text).formerly ?? []);

  return [...before].flatMap(([name, old]): Issue[] => {
    const file = `content/${name}`;
    const [, folder = '', id = ''] = /^(.+)\/([^/.]+)\.\w+$/.exec(name) ?? [];
    const text = files.get(name);
    if (text === undefined) {
      // The address of a sample needs no redirect.
      const isOpen = pageFolders.includes(folder) && getValue(name, old).sample !== true;
      if (!isOpen || listFormerFiles(folder).includes(id)) return [];
      const message = `was removed, so its address no longer works. If another entry replaces it, write formerly: [${id}] there.`;
      return [{ file, path: [], message }];
    }
    if (folder !== 'events') return [];
    const [was, is] = [getValue(name, old), getValue(name, text)];
    const changed = scheduleFields.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
    const revised = String(is.revised);
    // On the day of the last change the date is right already.
    if (changed.length === 0 || was.revised !== is.revised || getEndOfDate(revised) > buildDate()) return [];
    const position = readSource(file, text).source.findPosition(['revised']);
    const message = `is still ${revised}, but ${changed.join(', ')} changed. Write today's date, so that calendars show the change.`;
    return [{ file, path: ['revised'], position, message }];
  });
}
