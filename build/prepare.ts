/**
 * `npm run prepare:content`: checks the content, and makes what the build shows and does not draw itself: pictures, papers,
 * icons, and the manifests that components read. What is already there is left as it is. An issue in the content stops it,
 * with every issue at once; with `--publish`, samples stop it in a build for visitors. One process for all: on warm caches, starting another takes longer than its work.
 */
import '../scripts/lib/environment';

import { makeAssets, prepareContent } from './write-content';
import { refusal } from './release';

const issues = await prepareContent();
const refused = issues.length === 0 && process.argv.includes('--publish') ? refusal() : undefined;
for (const issue of issues) console.error(issue);
if (issues.length > 0) {
  console.error(`\n${issues.length} ${issues.length === 1 ? 'issue' : 'issues'} in the content. Nothing was built.`);
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
