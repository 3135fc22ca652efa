/** Something in the export that must not be published. */
export type Problem = {
  readonly file: string;
  readonly message: string;
  readonly snippet?: string;
};

/** Formats problems. Those repeated on every page are reported once, with the number of pages. */
export function describeProblems(problems: readonly Problem[]): string {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = `${problem.message}\n${problem.snippet ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }

  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (!first) {
        return [];
      }
      const files = others.length > 0 ? `${first.file} and ${others.length} more` : first.file;
      const snippet = first.snippet ? `\n    ${first.snippet}` : '';
      return [`${files}: ${first.message}${snippet}`];
    })
    .join('\n');
}
