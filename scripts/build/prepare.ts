/**
 * `npm run prepare:content`: checks the content, and makes what the build shows and does not draw itself: pictures, papers,
 * icons, and the manifests that components read. What is already there is left as it is. A mistake in the content stops it,
 * with every mistake at once; with `--publish`, samples stop it in a build for visitors. One process for all: on warm caches, starting another takes longer than its work.
 */
import '../lib/environment';

import { makeAssets, prepareContent } from './content';
import { refusal } from './release';

const mistakes = await prepareContent();
const refused = mistakes.length === 0 && process.argv.includes('--publish') ? refusal() : undefined;
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) {
  console.error(
    `\n${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in the content. Nothing was built.`,
  );
  process.exitCode = 1;
} else if (refused !== undefined) {
  console.error(refused);
  process.exitCode = 1;
} else {
  try {
    await makeAssets();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
