import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { readContentFiles, findStrayFiles } from '@/build/content/load/files';
import { findThemeColours } from '@/build/design/surfaces';
import { findIdentityIssues, readMark } from '@/build/identity/read-mark';
import { type Loaded, loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';

const folder = 'lib/content/generated';

/** Writes a file if its content changed, so that `next dev` reloads only what did. */
function write(name: string, value: unknown): void {
  const file = `${folder}/${name}.json`;
  const text = JSON.stringify(value);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Updates what `getContent` (lib/content) returns in this process: Node.js caches JSON modules, but `npm run dev`
 * reloads content.
 */
async function refreshModules(content: Loaded['content'], lines: readonly string[]): Promise<void> {
  const [{ default: contents }, { default: issues }] = await Promise.all([
    import('@/lib/content/generated/content.json', { with: { type: 'json' } }),
    import('@/lib/content/generated/issues.json', { with: { type: 'json' } }),
  ]);
  if (content) Object.assign(contents, content);
  issues.splice(0, issues.length, ...(lines as never[]));
}

/**
 * Writes the data that pages import (lib/content/index.ts): all content, or the errors, which `next dev` shows on every
 * page.
 */
export async function writeContent({ content, issues }: Loaded): Promise<string[]> {
  const lines = [...issues, ...findStrayFiles(), ...findIdentityIssues()].map(formatIssue);

  mkdirSync(folder, { recursive: true });
  if (content) write('content', content);
  else if (!existsSync(`${folder}/content.json`)) write('content', {});
  write('identity', {
    mark: readMark(),
    themeColours: findThemeColours(readFileSync('app/_styles/colours.scss', 'utf8')),
  });
  write('issues', lines);
  await refreshModules(content, lines);
  return lines;
}

/** Checks all content and writes the data that pages import. */
export const prepareContent = (): Promise<string[]> => writeContent(loadContent(readContentFiles('content')));

/** Generates missing pictures, PDFs and icons. Imported dynamically, because it reads the content just written. */
export async function makeAssets(): Promise<void> {
  const { assets } = await import('./assets');
  for (const [name, make] of Object.entries(assets)) {
    const started = performance.now();
    const made = await make();
    if (made > 0) console.log(`${name}: ${made} made in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
}
