/**
 * Prepares what the build shows and does not draw itself (part of `npm run prepare:content`): pictures, papers, icons,
 * and the manifests that components read. What is already there is left as it is. One process for all three: on warm
 * caches, starting another takes longer than its work.
 */
import './lib/environment';

import { readFile } from 'node:fs/promises';

import { registerByFile } from '@/lib/pictures/register';
import { formatProblem } from '@/lib/checks/rules';

import { drawIcons } from './icons/draw';
import { makerHash } from './lib/maker-hash';
import { preparePapers } from './papers/prepare';
import { paperRecipes } from './papers/recipes';
import { preparePictures } from './pictures/prepare';

const tokens = 'app/_styles/tokens.scss';

async function pictures(): Promise<string> {
  const project = JSON.parse(await readFile('package.json', 'utf8')) as { devDependencies: { sharp: string } };
  const { problems, done } = await preparePictures(
    registerByFile(),
    {
      masters: 'content/images',
      drawings: 'public/art',
      tones: tokens,
      cache: '.cache/pictures',
      output: 'public/pictures',
      manifest: 'lib/content/generated/pictures.json',
    },
    project.devDependencies.sharp,
  );
  if (!done) throw new Error(problems.map(formatProblem).join('\n'));
  return `Pictures: ${done.files} files (${done.encoded} made, ${done.copied} copied, ${done.removed} removed)`;
}

async function papers(): Promise<string> {
  const maker = await makerHash(
    ['scripts/papers', 'scripts/design', 'scripts/pictures'],
    ['pdfkit', 'fontkit', 'fflate', 'sharp', '@fontsource/eczar', '@fontsource/anek-tamil'],
  );
  const made = await preparePapers(await paperRecipes(), maker, {
    cache: '.cache/papers',
    output: 'public/papers',
    manifest: 'content/papers/manifest.json',
  });
  return `Papers: ${made} made`;
}

async function icons(): Promise<string> {
  const maker = await makerHash(['scripts/icons', 'scripts/design'], ['sharp']);
  const made = await drawIcons(maker, { output: 'public', cache: '.cache/icons', tokens });
  return `Icons: ${made} made`;
}

try {
  // One after the other: papers hold pictures.
  for (const step of [pictures, papers, icons]) {
    const started = performance.now();
    const report = await step();
    console.log(`${report} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const { user, system } = process.cpuUsage();
  console.log(`Processor: ${((user + system) / 1e6).toFixed(1)} s, from the start of this program.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
