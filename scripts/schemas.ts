// `npm run schemas`: writes the JSON Schemas that an editor completes content by, and which file each is for.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { editorFiles } from '@/lib/content/json-schemas';

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, unknown>;
const files = editorFiles(settings);

mkdirSync('.vscode/schemas', { recursive: true });
for (const name of readdirSync('.vscode/schemas')) {
  if (!files.has(`.vscode/schemas/${name}`)) rmSync(`.vscode/schemas/${name}`);
}
for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`.vscode: ${files.size} files.`);
