type Listing = ReadonlyMap<string, string>;

/** The files that are not the same in both listings, with what sets them apart. */
export function differences(first: Listing, second: Listing): string[] {
  const files = [...new Set([...first.keys(), ...second.keys()])].toSorted();

  return files.flatMap((file) => {
    const [one, other] = [first.get(file), second.get(file)];
    if (one === other) {
      return [];
    }
    const reason = (!one && 'only in the second') || (!other && 'only in the first') || 'not the same bytes';
    return [`${file}: ${reason}`];
  });
}
