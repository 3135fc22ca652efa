/** The Levenshtein distance of two words. */
function measureDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [index, compared] of Array.from(other).entries()) {
      const changed = (row[index] ?? 0) + Number(letter !== compared);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The longest name that is compared, because the algorithm is quadratic. */
const longestName = 100;

/** The most similar known name; undefined if none is close. */
export function findNearest(written: string, known: readonly string[]): string | undefined {
  if (written.length > longestName) return undefined;
  let best: { readonly name: string; readonly edits: number } | undefined;
  for (const name of known) {
    const edits = measureDistance(written.toLowerCase(), name.toLowerCase());
    if (edits <= Math.max(2, written.length / 3) && edits < (best?.edits ?? Infinity)) best = { name, edits };
  }
  return best?.name;
}

/** The maximum number of names listed in a message. */
const maxListed = 30;

/** A suggestion for an unknown name: the most similar one, or a list of all; empty if nothing is near. */
export function didYouMean(written: string, known: readonly string[]): string {
  const likely = findNearest(written, known);
  if (likely !== undefined) return `Did you mean '${likely}'?`;
  if (known.length === 0) return 'There are none.';
  return known.length <= maxListed ? `Use one of: ${known.join(', ')}.` : '';
}
