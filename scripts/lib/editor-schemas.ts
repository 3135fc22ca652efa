import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { listEditorFiles } from '@/build/content/editor/json-schemas';

const folder = '.vscode/schemas';
const settings = '.vscode/settings.json';

/** Writes JSON Schemas for VS Code, and the settings that assign them to files. */
export function writeEditorSchemas(): void {
  const files = listEditorFiles(JSON.parse(readFileSync(settings, 'utf8')) as Record<string, unknown>);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(`${folder}/${name}`)) rmSync(`${folder}/${name}`);
  for (const [file, text] of files) {
    if (file !== settings || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
