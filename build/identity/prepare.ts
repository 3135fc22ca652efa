import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { brandFolder, getLogoFile } from '@/lib/content/brand';
import { getContent } from '@/lib/content';
import { icons } from '@/lib/pictures/site-icons';
import { readSurfaces } from '@/build/design/surfaces';
import { listFilesIn, writeIfOther } from '@/scripts/lib/files';

import { drawLogo, type LogoColours } from './draw-logo';
import { packIco, renderIcon } from './icons';

const iconFile = 'content/site/icon.svg';

/** The empty space around the logos for the press, as the brand rules ask. The mark is 60 units high. */
const margin = 15;

/** All files made from the identity, by path below public/. */
async function drawFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const { brand } = getContent('en');
  const { plaster, indigo } = await readSurfaces(getContent('en').brand.papers);
  const colours: Readonly<Record<'light' | 'dark', LogoColours>> = {
    light: { line: plaster.thread, dots: plaster.ink, name: plaster.ink, word: plaster.ink },
    dark: { line: indigo.thread, dots: indigo.ink, name: indigo.ink, word: indigo.ink },
  };
  const icon = await readFile(iconFile);
  const files = new Map<string, Buffer>();
  for (const logo of brand.logos) {
    files.set(
      `${brandFolder}/${getLogoFile(logo)}`,
      Buffer.from(await drawLogo(logo.shape, colours[logo.ground], margin)),
    );
  }
  files.set(icons.svg.file, icon);
  for (const { file, size } of [icons.appleTouch, ...icons.png]) files.set(file, await renderIcon(icon, size));
  const small = icons.ico.sizes.map(async (size) => ({ size, png: await renderIcon(icon, size) }));
  files.set(icons.ico.file, packIco(await Promise.all(small)));
  return files;
}

/**
 * Draws the logos, the icons and the Tamil name from `content/site`.
 *
 * @param output the folder of public files
 * @param word the file of the Tamil name, which a style sheet reads
 * @returns how many files changed
 */
export async function prepareIdentity(output: string, word: string): Promise<number> {
  const files = await drawFiles();
  const before = [...(await listFilesIn(join(output, brandFolder)))].map((name) => `${brandFolder}/${name}`);
  await Promise.all(before.filter((file) => !files.has(file)).map((file) => rm(join(output, file))));
  const black: LogoColours = { line: '#000', dots: '#000', name: '#000', word: '#000' };
  const hasWord = getContent('en').enterprise.tamilName !== undefined;
  const written = await Promise.all([
    ...[...files].map(([file, bytes]) => writeIfOther(join(output, file), bytes)),
    writeIfOther(word, await drawLogo(hasWord ? 'word' : 'mark', black)),
  ]);
  return written.filter(Boolean).length;
}
