import { relative, sep } from 'node:path';

import type { Plugin } from 'esbuild';

/** What the build named the classes of each sheet, by the sheet's path from the root (app/class-names.json). */
export type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where the build writes them; nobody publishes it. */
export const classNamesFile = 'class-names.json';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNames = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((name) => typeof name === 'string' && name !== '');

/**
 * Reads what app/class-names.json/route.ts has written.
 *
 * @throws {Error} when it is anything else: the islands would lose their styles
 */
export function readClassNames(text: string): ClassNames {
  if (text === '') {
    throw new Error(
      `There is no ${classNamesFile}: the export is finished already. Run \`npm run build\` for a new one.`,
    );
  }
  const names: unknown = JSON.parse(text);
  if (!isRecord(names) || Object.keys(names).length === 0 || !Object.values(names).every(isNames)) {
    throw new Error(`${classNamesFile} does not name the classes of the sheets. See app/class-names.json/route.ts.`);
  }
  // The cast is safe: every value has just been looked at.
  return names as ClassNames;
}

/**
 * Gives every sheet of an island the class names of the page it stands in.
 *
 * @param root the project's folder
 */
export const sheetNames = (root: string, names: ClassNames): Plugin => ({
  name: 'sheet-names',
  setup(build) {
    build.onLoad({ filter: /\.module\.scss$/ }, ({ path }) => {
      const sheet = relative(root, path).split(sep).join('/');
      const classes = names[sheet];
      return classes
        ? { contents: JSON.stringify(classes), loader: 'json' }
        : {
            errors: [
              { text: `The build has not named the classes of ${sheet}. Keep an island's sheets in components/.` },
            ],
          };
    });
  },
});
