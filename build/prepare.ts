/**
 * `npm run prepare:content`: checks the content, and generates pictures, PDFs, icons and manifests. Existing files are
 * kept. All content errors are reported together and stop it; with `--publish`, samples stop a build for the public
 * too. It is one process, because starting another takes longer than its work with warm caches.
 */
import '../scripts/lib/environment';

import { makeAssets, prepareContent } from './write-content';

const issues = await prepareContent();
// Content is read when it is imported, so it must be written before.
const refused =
  issues.length === 0 && process.argv.includes('--publish')
    ? (await import('./release-check')).findRefusal()
    : undefined;
for (const issue of issues) console.error(issue);
if (issues.length > 0) {
  console.error(`\n${issues.length} ${issues.length === 1 ? 'issue' : 'issues'} in the content. The build stopped.`);
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
