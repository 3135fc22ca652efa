import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file of content that a schema may describe, and those of an ending that is nearly right, which the check tells of.
 *
 * @param folder the folder `content`
 * @returns what each says, by its path below that folder
 */
export function contentFiles(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(ya?ml|mdx?)$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Whether a file of content translates another: 'home.ta.yaml'. */
export const isTranslation = (name: string): boolean => /\.[a-z]{2}\.\w+$/.test(name);
