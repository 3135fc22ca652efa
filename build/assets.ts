import { readFile } from 'node:fs/promises';

import { prepareDownloads } from '@/build/downloads/prepare';
import { formatIssue } from '@/build/content/issues';
import { sourceLanguage } from '@/lib/language';
import { listPictures } from '@/lib/pictures/register';

import { prepareIdentity } from './identity/prepare';
import { preparePictures } from './pictures/prepare';

async function buildPictures(): Promise<number> {
  const project = JSON.parse(await readFile('package.json', 'utf8')) as { devDependencies: { sharp: string } };
  const { problems, encoded } = await preparePictures(
    listPictures(sourceLanguage),
    {
      masters: 'content/images',
      cache: '.cache/pictures',
      output: 'public/pictures',
      manifest: 'lib/content/generated/pictures.json',
    },
    project.devDependencies.sharp,
  );
  if (problems.length > 0) throw new Error(problems.map(formatIssue).join('\n'));
  return encoded;
}

const buildIdentity = (): Promise<number> => prepareIdentity('public', 'lib/content/generated/tamil-word.svg');

async function buildDownloads(): Promise<number> {
  const { issues, made } = await prepareDownloads({
    cache: '.cache/downloads',
    output: 'public/papers',
    manifest: 'content/papers/manifest.json',
  });
  if (issues.length > 0) throw new Error(issues.map(formatIssue).join('\n'));
  return made;
}

/**
 * Assets generated from content, in order, because PDFs contain pictures. Each function returns the number of new
 * files.
 */
export const assets: Readonly<Record<string, () => Promise<number>>> = {
  Pictures: buildPictures,
  Identity: buildIdentity,
  Downloads: buildDownloads,
};
