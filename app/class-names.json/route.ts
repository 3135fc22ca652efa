export const dynamic = 'force-static';

type ClassNames = Readonly<Record<string, string>>;

/** What the compiler makes of `require.context`: every file of a folder, by its path in it. */
type Context = { readonly keys: () => string[]; (path: string): ClassNames };

declare const require: { readonly context: (folder: string, deep: boolean, pattern: RegExp) => Context };

/**
 * The names that this build gave to the classes of its components, by sheet. The islands' own bundle is made after it
 * and needs the same (scripts/build/islands); then this file is removed from the export.
 */
export function GET(): Response {
  const sheets = require.context('../../components', true, /\.module\.scss$/);
  const named = sheets.keys().map((path) => [path.replace(/^\./, 'components'), sheets(path)] as const);
  return Response.json(Object.fromEntries(named));
}
