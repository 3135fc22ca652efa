import { dirname, join } from 'node:path/posix';

/** An import of a project file. */
export type Import = {
  readonly file: string;
  /** The path from the root as written, usually without extension. */
  readonly target: string;
  readonly typesOnly: boolean;
};

/** The project files that a file imports or re-exports. */
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
