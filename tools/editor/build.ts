// `npm run build:editor [-- folder]`: builds the browser editor as static files, for a host of its own.

import '@/scripts/lib/environment';

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { buildEditorConfig } from '@/build/content/editor/config';
import { readContentFiles } from '@/build/content/load/files';
import { getSiteOrigin } from '@/lib/env';

import { formatMegabytes, listFilesBelow } from '@/scripts/lib/files';
import { runProgram } from '@/scripts/lib/program';
import { getBackend } from './backend';
import { copyEditor } from './copy-editor';
import { formatEditorPage } from './html';

/** Response headers for Netlify and Cloudflare Pages, in addition to the policy in the page. */
const headers = `/*
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex
`;

async function main([folder = 'out-editor']: readonly string[]): Promise<boolean> {
  // The folder is emptied first, so its name is restricted.
  if (!/^out-[\w-]+$/.test(folder)) {
    console.error(`'${folder}' is not the editor's own folder. Write out- and a name, such as out-editor.`);
    return false;
  }
  const { backend, contacts } = getBackend();
  await copyEditor(folder);
  const config = buildEditorConfig(backend, readContentFiles('content'), getSiteOrigin());
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'index.html'), formatEditorPage(contacts));
  writeFileSync(join(folder, '_headers'), headers);

  const files = listFilesBelow(folder).map((file) => readFileSync(join(folder, file)));
  const first = ['index.html', 'sveltia/index.js', 'config.json'].map((file) => readFileSync(join(folder, file)));
  const sum = (sizes: readonly number[]): string => formatMegabytes(sizes.reduce((total, size) => total + size, 0));
  console.log(
    `${folder}/: ${files.length} files, ${sum(files.map((file) => file.length))}; to begin with a browser loads ` +
      `${sum(first.map((file) => brotliCompressSync(file).length))} and its fonts. It saves to ${backend.repo} (${backend.name}).`,
  );
  return true;
}

void runProgram(import.meta.url, main);
