import './lib/environment';

import { formatProblem } from '@/lib/checks/rules';

import { prepareContent } from './build/content';
import { contentProblems } from './check/content';

// Stops a build whose content has a mistake, with every mistake at once: file, line, item, field, what to do.
const mistakes = prepareContent();
for (const mistake of mistakes) console.error(mistake);

const problems = await contentProblems();

for (const problem of problems) {
  console.error(formatProblem(problem));
}
if (problems.length + mistakes.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in the content. Nothing was built.`,
  );
  process.exit(1);
}
