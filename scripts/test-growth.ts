/**
 * `npm run test:growth`: builds the site with its collections five times as large, in a copy, and holds the second pages
 * of the lists of news, events and mentors against the tests of every page. The site as it is has no list so long.
 */
import { spawnSync } from 'node:child_process';

import { growCollections } from './growth/collections';
import { copyProject } from './growth/copy';
import { measureBuild } from './growth/measure';

const FOLDER = '.cache/growth';
const FACTOR = 5;

const suites = ['accessibility', 'head', 'html', 'links', 'reflow', 'search-engines'];
const lists = String.raw`/(news|events|mentorship)/page/2\b`;

const remove = copyProject(FOLDER);
try {
  growCollections(`${FOLDER}/content`, FACTOR);
  await measureBuild(FOLDER);
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...suites.map((suite) => `${suite}.spec`),
      '--project=site',
      `--grep=${lists}|page of the sitemap|the sitemap lists|no two pages`,
    ],
    { cwd: FOLDER, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  remove();
}
