import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { contentFiles } from '@/lib/content/files';
import { loadContent } from '@/lib/content/load';
import { readMistake } from '@/lib/content/mistakes';

const folder = 'lib/content/generated';

const existing = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Checks all content and writes what pages read (lib/content/index.ts). A file that would not change is left alone, so
 * that `next dev` reloads only what did.
 *
 * @returns every mistake, a line each; nothing was written where there is one
 */
export function prepareContent(): string[] {
  const { content, mistakes } = loadContent(contentFiles('content'));
  if (!content) return mistakes.map(readMistake);

  mkdirSync(folder, { recursive: true });
  for (const [language, value] of Object.entries(content)) {
    const file = `${folder}/${language}.json`;
    const text = JSON.stringify(value);
    if (existing(file) !== text) writeFileSync(file, text);
  }
  return [];
}
