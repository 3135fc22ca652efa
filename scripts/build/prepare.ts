/**
 * Prepares what the build shows and does not draw itself (part of `npm run prepare:content`): pictures, papers, icons,
 * and the manifests that components read. What is already there is left as it is. One process for all three: on warm
 * caches, starting another takes longer than its work.
 */
import '../lib/environment';

import { readFile } from 'node:fs/promises';

import { registerByFile } from '@/lib/pictures/register';
import { readMistake } from '@/lib/content/mistakes';

import { drawIcons } from '../assets/icons/draw';
import { toolHash } from '../lib/tool-hash';
import { preparePapers } from '../assets/papers/prepare';
import { paperRecipes } from '../assets/papers/recipes';
import { preparePictures } from '../assets/pictures/prepare';

const tokens = 'app/_styles/tokens.scss';

async function pictures(): Promise<number> {
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
  if (!done) throw new Error(problems.map(readMistake).join('\n'));
  return done.encoded;
}

async function papers(): Promise<number> {
  const tools = await toolHash(
    ['scripts/assets/papers', 'scripts/assets/design', 'scripts/assets/pictures'],
    ['pdfkit', 'fontkit', 'fflate', 'sharp', '@fontsource/eczar', '@fontsource/anek-tamil'],
  );
  return preparePapers(await paperRecipes(), tools, {
    cache: '.cache/papers',
    output: 'public/papers',
    manifest: 'content/papers/manifest.json',
  });
}

async function icons(): Promise<number> {
  const tools = await toolHash(['scripts/assets/icons', 'scripts/assets/design'], ['sharp']);
  return drawIcons(tools, { output: 'public', cache: '.cache/icons', tokens });
}

try {
  // One after the other: papers hold pictures.
  for (const [name, make] of Object.entries({ Pictures: pictures, Papers: papers, Icons: icons })) {
    const started = performance.now();
    const made = await make();
    if (made > 0) console.log(`${name}: ${made} made in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
