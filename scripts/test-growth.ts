/**
 * `npm run test:growth`: builds the site with its collections nine times as large, in a copy, and holds the second pages
 * of the lists of news, events, mentors and jobs against the tests of every page. The site as it is has no list so long.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

import { growCollections } from './growth/collections';
import { inCopy } from './growth/copy';
import { measureBuild } from './growth/measure';

const FOLDER = '.cache/growth';
/** Enough for the shortest of them, the jobs, to go on over a second page. */
const FACTOR = 9;

const suites = ['accessibility', 'head', 'html', 'links', 'reflow', 'search-engines'];
/** The routes whose lists go on over numbered pages. */
const lists = readdirSync('app').filter((route) => existsSync(`app/${route}/page`));
const secondPages = String.raw`/(${lists.join('|')})/page/2\b`;

await inCopy(FOLDER, async () => {
  growCollections(`${FOLDER}/content`, FACTOR);
  await measureBuild(FOLDER);

  const short = lists.filter((list) => !existsSync(`${FOLDER}/out/${list}/page/2.html`));
  if (short.length > 0) throw new Error(`${short.join(', ')}: ${FACTOR} times as long, and no second page.`);

  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...suites.map((suite) => `${suite}.spec`),
      '--project=site',
      `--grep=${secondPages}|page of the sitemap|the sitemap lists|no two pages`,
    ],
    { cwd: FOLDER, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
});
