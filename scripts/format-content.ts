// Part of `npm run format`: writes every content file in one form, after the browser editor has saved it.

import './lib/environment';

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readContentFiles } from '@/build/content/load/files';
import { formatContent } from '@/build/content/editor/format';

const folder = 'content';

for (const [name, text] of readContentFiles(folder)) {
  const written = formatContent(name, text);
  if (written === text) continue;
  writeFileSync(join(folder, name), written);
  console.log(`${folder}/${name}`);
}
