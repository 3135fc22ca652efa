/**
 * Makes the reading of a file give what it gave before, where the file says the same. A table of issues reads all
 * content after each change of one file: so it reads the others once.
 */
export function once<Result>(read: (file: string, text: string) => Result): (file: string, text: string) => Result {
  const known = new Map<string, { readonly text: string; readonly result: Result }>();
  return (file, text) => {
    const before = known.get(file);
    if (before?.text === text) return before.result;
    const result = read(file, text);
    // The first text is kept: it is what the table goes back to.
    if (!before) known.set(file, { text, result });
    return result;
  };
}
