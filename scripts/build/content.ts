import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { contentFiles, strayFiles } from '@/lib/content/files';
import { loadContent } from '@/lib/content/load';
import { readMistake } from '@/lib/content/mistakes';

const folder = 'lib/content/generated';

/** Writes a file that says something else: one that would not change is left alone, so that `next dev` reloads only what did. */
function write(name: string, value: unknown): void {
  const file = `${folder}/${name}.json`;
  const text = JSON.stringify(value);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Checks all content and writes what pages read (lib/content/index.ts): the content of all languages, or the mistakes in
 * it, which every page of `next dev` then shows.
 *
 * @returns every mistake, a line each; the content of before stays where there is one
 */
export function prepareContent(): string[] {
  const { content, mistakes, standIns } = loadContent(contentFiles('content'));
  const lines = [...mistakes, ...strayFiles()].map(readMistake);

  mkdirSync(folder, { recursive: true });
  if (content) write('content', content);
  else if (!existsSync(`${folder}/content.json`)) write('content', {});
  if (standIns) write('stand-ins', standIns);
  write('mistakes', lines);
  return lines;
}
