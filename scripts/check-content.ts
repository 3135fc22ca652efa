import './lib/environment';

import { prepareContent } from './build/content';

// Stops a build whose content has a mistake, with every mistake at once.
const mistakes = prepareContent();
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) {
  console.error(
    `\n${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in the content. Nothing was built.`,
  );
  process.exitCode = 1;
}
