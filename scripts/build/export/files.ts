import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file below a folder, relative to it, with `/` between names; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** Removes every folder below that holds nothing. */
export function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      removeEmptyFolders(path);
      if (readdirSync(path).length === 0) {
        rmdirSync(path);
      }
    }
  }
}
