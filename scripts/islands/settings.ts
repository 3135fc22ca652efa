import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from '@/scripts/export/files';

/** Where code of an island may stand (CONTRIBUTING.md: imports go down only). */
const folders = ['components', 'lib', 'content'];

const setting = /process\.env\.(NEXT_PUBLIC_\w+)/g;

/** Every public setting that a text reads. */
const settingsIn = (code: string): string[] => [...code.matchAll(setting)].map(([, name = '']) => name);

/**
 * The values to write into a bundle in the place of `process.env.NAME`, as Next.js writes them into the page's own. One
 * that is unset is `undefined`, by which the bundler leaves out what it would switch on.
 *
 * @param root the project's folder
 * @param environment what the build was given
 */
export function publicSettings(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const names = folders.flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => settingsIn(readFileSync(join(root, folder, file), 'utf8'))),
  );
  const values = names.map((name) => {
    const value = environment[name];
    return [`process.env.${name}`, value === undefined ? 'undefined' : JSON.stringify(value)] as const;
  });
  return { ...Object.fromEntries(values), 'process.env.NODE_ENV': '"production"' };
}
