import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const root = join(__dirname, '../../..');

/**
 * All files below folders of this project, as relative paths with forward slashes.
 *
 * @param folders such as 'app' or 'components/ui'
 * @param endings such as '.tsx'
 */
export const filesIn = (folders: readonly string[], endings: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');
