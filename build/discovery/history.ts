import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** Tells the day a file last changed by the repository; undefined where the repository cannot know. */
export type History = (file: string) => string | undefined;

const unknown: History = () => undefined;

/**
 * Reads when the files of a folder last changed.
 *
 * @param root the project's folder
 * @param folder a folder below it
 * @returns a history that knows nothing where there is no repository of this project (an unpacked archive), or only the
 *   end of one (a shallow clone), and nothing of files that are changed and not committed: no day is better than a
 *   wrong one
 */
export function readHistory(root: string, folder: string): History {
  const git = (...options: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...options], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });

  try {
    const isOurs = realpathSync(git('rev-parse', '--show-toplevel').trim()) === realpathSync(root);
    const isWhole = git('rev-parse', '--is-shallow-repository').trim() === 'false';
    if (!isOurs || !isWhole) return unknown;

    const days = new Map<string, string>();
    for (const commit of git('log', '--format=%x00%as', '--name-only', '--no-renames', '--', folder).split('\0')) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) {
        if ((days.get(file) ?? '') < day) days.set(file, day);
      }
    }
    // The name follows two status letters and a space.
    const uncommitted = git('status', '--porcelain', '-uall', '--no-renames', '--', folder).split('\n');
    for (const line of uncommitted) days.delete(line.slice(3));
    return (file) => days.get(file);
  } catch {
    // No git on this machine, or no repository.
    return unknown;
  }
}
