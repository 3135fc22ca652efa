import { relative, sep } from 'node:path';

import type { Plugin } from 'esbuild';
import * as z from 'zod';

/** What the build named the classes of each sheet, by the sheet's path from the root (app/class-names.json). */
export type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where the build writes them; nobody publishes it. */
export const classNamesFile = 'class-names.json';

const classNames = z
  .record(z.string(), z.record(z.string(), z.string().min(1)))
  .refine((names) => Object.keys(names).length > 0);

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
  const names = classNames.safeParse(JSON.parse(text));
  if (!names.success) {
    throw new Error(`${classNamesFile} does not name the classes of the sheets. See app/class-names.json/route.ts.`);
  }
  return names.data;
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
