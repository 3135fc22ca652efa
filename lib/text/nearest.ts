/** How many letters must be put in, taken out or changed to make one word of another (Levenshtein). */
function distance(one: string, other: string): number {
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

/** No name is longer; comparing takes as long as both are. */
const longestName = 100;

/** The name that was likely meant by another; nothing, where none is near. */
export const nearest = (written: string, known: readonly string[]): string | undefined =>
  (written.length > longestName ? [] : known)
    .map((name) => ({ name, edits: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ edits }) => edits <= Math.max(2, written.length / 3))
    .toSorted((a, b) => a.edits - b.edits)[0]?.name;

/** More than these nobody reads. */
const mostListed = 30;

/** What is known, for whoever wrote a name that is not: the likeliest one meant, or all. */
export function didYouMean(written: string, known: readonly string[]): string {
  const likely = nearest(written, known);
  if (likely !== undefined) return `Did you mean '${likely}'?`;
  if (known.length === 0) return 'There are none.';
  if (known.length <= mostListed) return `There are: ${known.join(', ')}.`;
  const start = written.slice(0, longestName);
  const byDistance = known.toSorted((one, other) => distance(start, one) - distance(start, other));
  return `The nearest are: ${byDistance.slice(0, 10).join(', ')}.`;
}
