import { cpSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { ensureInstalled } from './install.mjs';

/** Installs the packages of a single tool on demand, so that `npm start` need not. */
export async function installTool(folder: string): Promise<string> {
  const target = resolve('.cache', basename(folder));
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(folder, file), join(target, file));
  cpSync('.npmrc', join(target, '.npmrc'));
  if (!(await ensureInstalled(target))) throw new Error(`The packages of ${folder} could not be installed.`);
  return join(target, 'node_modules');
}
