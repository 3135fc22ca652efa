/**
 * Prepares the pictures of content/images for the site (part of `npm run prepare:content`): formats, widths, cuts and
 * the manifest that components/ui/Picture.tsx draws from. What is already there is left as it is.
 */
import { readFile } from 'node:fs/promises';

import { groups } from '@/content/images/register';
import { formatProblem } from '@/lib/checks/rules';

import { preparePictures } from './pictures/prepare';

const started = performance.now();
const project = JSON.parse(await readFile('package.json', 'utf8')) as { devDependencies: { sharp: string } };

const { problems, done } = await preparePictures(
  groups,
  {
    masters: 'content/images',
    drawings: 'public/art',
    tones: 'app/_styles/tokens.scss',
    cache: '.cache/pictures',
    output: 'public/pictures',
    manifest: 'content/images/manifest.json',
  },
  project.devDependencies.sharp,
);

for (const problem of problems) console.error(formatProblem(problem));
if (done) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Pictures: ${done.files} files (${done.encoded} made, ${done.copied} copied, ${done.removed} removed) in ${seconds} s`,
  );
} else {
  process.exitCode = 1;
}
