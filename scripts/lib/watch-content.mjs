import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells when content was written: a file of words, or a picture that is made from. An editor writes a file in several steps: it is told when they are over.
 *
 * @param {() => Promise<unknown>} work what is to be done then, once at a time
 * @returns {() => void} ends it
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

  // Folder by folder: a recursive watcher loses sight of a file that an editor replaces.
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
