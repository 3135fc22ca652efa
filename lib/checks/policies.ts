import { checkItems, day, summary, text, type Problem } from './rules';

/** The head of a policy says its title, its lead, and the day its text last changed. */
export function checkPolicy(file: string, frontmatter: unknown): Problem[] {
  const { title, description, lastUpdated } = (frontmatter ?? {}) as Readonly<Record<string, unknown>>;
  const item = { part: 'frontmatter', title, description, lastUpdated };

  return checkItems(file, [item], 'part', {
    title: [text],
    description: [text, summary],
    lastUpdated: [text, day],
  });
}
