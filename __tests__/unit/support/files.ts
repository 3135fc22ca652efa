import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const root = join(__dirname, '../../..');

/**
 * Every file below the given folders of this project, as a path from its root with forward slashes.
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

/** The text of a file of this project. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');
