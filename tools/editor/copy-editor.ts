import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { installTool } from '@/scripts/lib/tool';

/** Tamil for the fonts of Sveltia, which have no Tamil letters. */
const tamilFonts = ['Source Sans 3', 'Noto Mono']
  .map(
    (family) =>
      `@font-face { font-family: '${family}'; src: url('anek-tamil.woff2'); unicode-range: U+0B80-0BFF, U+200C-200D, U+25CC }`,
  )
  .join('\n');

/**
 * Copies Sveltia CMS as published, the script that starts it, Tamil letters and the icon of the page into a folder,
 * which is emptied first. The npm build has its fonts, workers and decoders (HEIC, WebP) beside it; the other build
 * loads them from a CDN.
 */
export async function copyEditor(folder: string): Promise<void> {
  const sveltia = join(await installTool('tools/editor'), '@sveltia/cms');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(sveltia, 'npm'), join(folder, 'sveltia'), {
    recursive: true,
    filter: (file: string) => !file.endsWith('.map'),
  });
  cpSync(join(sveltia, 'LICENSE.txt'), join(folder, 'sveltia/LICENSE.txt'));
  cpSync('public/favicon.svg', join(folder, 'mark.svg'));
  cpSync('app/_fonts/anek-tamil.woff2', join(folder, 'anek-tamil.woff2'));
  writeFileSync(join(folder, 'fonts.css'), tamilFonts);
  writeFileSync(join(folder, 'start.js'), "import { init } from './sveltia/index.js';\n\ninit();\n");
}
