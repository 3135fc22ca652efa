// `npm run bench:growth [-- factor …]`: builds the site with its collections 1, 10 and 100 times as large, in a copy, and
// says what a page takes. The largest needs some minutes.

import { growCollections } from './growth/collections';
import { inCopy } from './growth/copy';
import { measure, measureBuild } from './growth/measure';
import { effortLines, growing, growthTable, marginLines, weighPages, type Growth } from './growth/report';

const FOLDER = '.cache/growth';
const asked = process.argv.slice(2).map(Number);
const factors = (asked.length > 0 ? asked : [1, 10, 100]).toSorted((one, other) => one - other);

// On a fresh clone every build would make the pictures, which do not grow with the collections.
await measure('npm run prepare:content', '.');

const builds: Growth[] = [];
for (const factor of factors) {
  await inCopy(FOLDER, async () => {
    growCollections(`${FOLDER}/content`, factor);
    const efforts = await measureBuild(FOLDER);
    const build = { factor, efforts, ...weighPages(`${FOLDER}/out`) };
    builds.push(build);
    console.log(effortLines(build).join('\n'));
  });
}

console.log(['', ...growthTable(builds), '', ...marginLines(builds)].join('\n'));
const mistakes = growing(builds);
console.log(mistakes.length > 0 ? `\n${mistakes.join('\n')}` : '\nNo added page takes more than its limit.');
process.exitCode = mistakes.length > 0 ? 1 : 0;
