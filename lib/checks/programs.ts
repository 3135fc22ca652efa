import type { TrainingProgram } from '@/content/programs';

import { pictureFor } from './pictures';
import { atLeast, checkItems, day, text, type Problem } from './rules';

const FILE = 'content/programs.ts';

/**
 * Every course says how long, how many, when and with whom.
 *
 * @param mentors the ids there are
 */
export function checkPrograms(programs: readonly TrainingProgram[], mentors: readonly string[]): Problem[] {
  const fields = checkItems(FILE, programs, 'title', {
    title: [text],
    duration: [text],
    participants: [text],
    description: [text],
    image: [pictureFor('card')],
    features: [atLeast(1)],
    nextBatch: [day],
    tamil: [text],
    mentors: [atLeast(1)],
  });

  const unknown = programs.flatMap(({ title, mentors: teachers }) =>
    teachers
      .filter((id) => !mentors.includes(id))
      .map((id): Problem => ({
        file: FILE,
        item: title,
        field: 'mentors',
        message: `'${id}' is no mentor. Known: ${mentors.join(', ')}.`,
      })),
  );

  return [...fields, ...unknown];
}
