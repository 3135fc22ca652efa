import { dirname, join } from 'node:path/posix';

/** An import from this project. */
export type Import = {
  readonly file: string;
  /** What it imports, as a path from the root, as it is written: mostly without an ending. */
  readonly target: string;
  readonly typesOnly: boolean;
};

/** What a file imports, or passes on, from this project. */
export function importsOf(file: string, source: string): Import[] {
  const statements = source.matchAll(/^(import|export)\s+(type\s)?([^;'"]*?)(?:from\s+)?['"]([^'"]+)['"]/gm);

  return [...statements].flatMap(([, , typeKeyword, names = '', specifier = '']) => {
    if (!specifier.startsWith('@/') && !specifier.startsWith('.')) {
      return [];
    }
    const inlineTypesOnly = /^\{\s*(type\s+\w+(\s+as\s+\w+)?\s*,?\s*)+\}\s*$/.test(names);
    const target = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier);
    return [{ file, target, typesOnly: Boolean(typeKeyword) || inlineTypesOnly }];
  });
}
