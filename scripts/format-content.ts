// Part of `npm run format`: writes every content file in one form, after the browser editor has saved it.

import './lib/environment';

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentFiles } from '@/build/content/load/files';
import { formatted } from '@/build/content/editor/format';

const folder = 'content';

for (const [name, text] of contentFiles(folder)) {
  const written = formatted(name, text);
  if (written === text) continue;
  writeFileSync(join(folder, name), written);
  console.log(`${folder}/${name}`);
}
