import type { SuccessStory } from '@/content/success-stories';

import { pictureFor } from './pictures';
import { checkItems, oneOf, text, type Problem } from './rules';

const FILE = 'content/success-stories.ts';

const isRupees = (amount: number): boolean => Number.isInteger(amount) && amount > 0;

/**
 * Every story has both its sides, an income for each, and a mentor who exists.
 *
 * @param mentors the ids there are
 */
export function checkSuccessStories(stories: readonly SuccessStory[], mentors: readonly string[]): Problem[] {
  const fields = checkItems(FILE, stories, 'name', {
    name: [text],
    before: [text],
    after: [text],
    story: [text],
    image: [pictureFor('thumb')],
    mentor: [oneOf('mentor', mentors)],
  });

  const incomes = stories.flatMap(({ name, income }) =>
    (['before', 'now'] as const)
      .filter((side) => !isRupees(income[side]))
      .map((side): Problem => ({
        file: FILE,
        item: name,
        field: `income.${side}`,
        message: `${income[side]} is not a number of whole rupees above 0.`,
      })),
  );

  return [...fields, ...incomes];
}
