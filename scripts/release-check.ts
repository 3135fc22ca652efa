// `npm run release-check`: lists what to replace, confirm or update before a release. With `--count`, prints only the
// number and always succeeds.

import './lib/environment';

import { readContentFiles } from '@/build/content/load/files';
import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';
import { listPoints } from '@/build/release-check';

import { openPoints } from '../build/release';

function reportPoints(): void {
  const points = openPoints();
  const blocking = points.filter(({ blocks }) => blocks).length;
  const count = `${points.length} open points before a release, ${blocking} of which refuse a public build`;
  if (process.argv.includes('--count')) {
    console.log(`${count}. \`npm run release-check\` lists them.`);
  } else {
    if (points.length > 0) console.log(`${listPoints(points)}\n`);
    console.log(`${count}.`);
    process.exitCode = points.length > 0 ? 1 : 0;
  }
}

// The check needs valid content.
const { issues } = loadContent(readContentFiles('content'));
if (issues.length > 0) {
  for (const issue of issues) console.error(formatIssue(issue));
  process.exitCode = 1;
} else {
  reportPoints();
}
