import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Watches content and calls back after changes of texts or masters. Waits until an editor has finished writing.
 *
 * @param {() => Promise<unknown>} work the callback, never run concurrently
 * @returns {() => void} stops watching
 */
export function watchContent(work) {
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  let isWorking = false;

  function workSoon() {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (isWorking) return workSoon();
      isWorking = true;
      void work().finally(() => (isWorking = false));
    }, 200);
  }

  // One watcher per folder: a recursive watcher loses a file that an editor replaces.
  const folders = readdirSync('content', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const watchers = ['content', ...folders.map(({ parentPath, name }) => join(parentPath, name))].map((folder) =>
    watch(folder, (_, name) => {
      if (name === null || /\.(ya?ml|mdx|jpe?g|png|webp|avif|tiff?|svg)$/i.test(name)) workSoon();
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
