import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { editorFiles } from '@/build/content/editor/json-schemas';

const folder = '.vscode/schemas';
const settings = '.vscode/settings.json';

/** Writes the JSON Schemas by which VS Code completes content, and the settings that say which file each is for. */
export function writeEditorSchemas(): void {
  const files = editorFiles(JSON.parse(readFileSync(settings, 'utf8')) as Record<string, unknown>);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(`${folder}/${name}`)) rmSync(`${folder}/${name}`);
  for (const [file, text] of files) {
    if (file !== settings || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
