import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { installTool } from '@/scripts/lib/tool';

/**
 * The fonts of Sveltia, which it would load from another host, and Tamil for its two text fonts: family, weights, start
 * of the file name, range.
 */
const fonts: readonly (readonly [family: string, weights: string, file: string, range?: string])[] = [
  ['Material Symbols Outlined', '100 700', 'material-symbols-outlined'],
  ['Source Sans 3', '200 900', 'source-sans-3'],
  ['Noto Mono', '400', 'noto-mono'],
  ['Source Sans 3', '200 900', 'anek-tamil', 'U+0B80-0BFF, U+200C-200D, U+25CC'],
  ['Noto Mono', '400', 'anek-tamil', 'U+0B80-0BFF, U+200C-200D, U+25CC'],
];

function formatFontFaces(assets: string): string {
  const files = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  return fonts
    .map(([family, weights, start, range]) => {
      const file = files.find((name) => name.startsWith(start));
      if (file === undefined) throw new Error(`Sveltia has no font ${start} any more (tools/editor/copy-editor.ts).`);
      const unicodeRange = range === undefined ? '' : ` unicode-range: ${range};`;
      return `@font-face { font-family: '${family}'; font-weight: ${weights}; src: url('assets/${file}');${unicodeRange} }`;
    })
    .join('\n');
}

/** Copies Sveltia CMS as published, its fonts and the icon of the page into a folder, which is emptied first. */
export async function copyEditor(folder: string): Promise<void> {
  const sveltia = join(await installTool('tools/editor'), '@sveltia/cms');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const withoutMaps = { recursive: true, filter: (file: string) => !file.endsWith('.map') };
  cpSync(join(sveltia, 'dist'), folder, withoutMaps);
  cpSync(join(sveltia, 'npm/assets'), join(folder, 'assets'), withoutMaps);
  cpSync(join(sveltia, 'LICENSE.txt'), join(folder, 'LICENSE.txt'));
  cpSync('public/favicon.svg', join(folder, 'mark.svg'));
  cpSync('app/_fonts/anek-tamil.woff2', join(folder, 'assets/anek-tamil.woff2'));
  writeFileSync(join(folder, 'fonts.css'), formatFontFaces(join(folder, 'assets')));
}
