import { checkItems, day, summary, text, type Problem } from './rules';
import { noFigure } from './typed-figures';

/** The head of a policy says its title, its lead without figures, and the day its text last changed. */
export function checkPolicy(file: string, frontmatter: unknown): Problem[] {
  const { title, description, lastUpdated } = (frontmatter ?? {}) as Readonly<Record<string, unknown>>;
  const item = { part: 'frontmatter', title, description, lastUpdated };

  return checkItems(file, [item], 'part', {
    title: [text, noFigure],
    description: [text, summary, noFigure],
    lastUpdated: [text, day],
  });
}
