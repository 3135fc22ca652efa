/**
 * Memoises a parser by file and text, because `npm run dev` and tests reload all content when one file changes.
 */
export function memoizeByFile<Result>(
  read: (file: string, text: string) => Result,
): (file: string, text: string) => Result {
  const known = new Map<string, { readonly text: string; readonly result: Result }>();
  return (file, text) => {
    const before = known.get(file);
    if (before?.text === text) return before.result;
    const result = read(file, text);
    // The first text stays cached, because tests return to it.
    if (!before) known.set(file, { text, result });
    return result;
  };
}
