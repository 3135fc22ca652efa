import { readFile } from 'node:fs/promises';

import { contentIn } from '@/lib/content';
import { peopleWithFaces } from '@/lib/content/relations/faces';
import { readMistake } from '@/lib/content/mistakes';
import { sourceLanguage } from '@/lib/languages';
import { registerByFile } from '@/lib/pictures/register';

import { drawIcons } from '../assets/icons/draw';
import { drawOutlines } from '../assets/outlines';
import { makePapers } from '../assets/papers/recipes';
import { preparePictures } from '../assets/pictures/prepare';
import { drawPortraits } from '../assets/portraits/prepare';
import { toolHash } from '../lib/tool-hash';

const tokens = 'app/_styles/colours.scss';

async function pictures(): Promise<number> {
  const project = JSON.parse(await readFile('package.json', 'utf8')) as { devDependencies: { sharp: string } };
  const { problems, done } = await preparePictures(
    registerByFile(),
    {
      masters: 'content/images',
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
  const { mistakes, made } = await makePapers();
  if (mistakes.length > 0) throw new Error(mistakes.map(readMistake).join('\n'));
  return made;
}

async function icons(): Promise<number> {
  const tools = await toolHash(['scripts/assets/icons', 'scripts/assets/design'], ['sharp']);
  return drawIcons(tools, { output: 'public', cache: '.cache/icons', tokens });
}

const portraits = (): Promise<number> =>
  drawPortraits(peopleWithFaces(contentIn(sourceLanguage)), {
    output: 'public/art/portraits',
    path: '/art/portraits',
    manifest: 'lib/content/generated/portraits.json',
  });

/** What is made of the content, in order: papers hold pictures. Each gives the number that it made anew. */
export const assets: Readonly<Record<string, () => Promise<number>>> = {
  Outlines: () => drawOutlines({ paths: 'lib/content/generated/outlines.json', invite: 'public/art/words/invite.svg' }),
  Portraits: portraits,
  Pictures: pictures,
  Papers: papers,
  Icons: icons,
};
