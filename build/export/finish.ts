import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { IslandBundle } from '@/build/islands/bundle';
import type { IslandModules } from '@/build/islands/sources';

import { listFilesBelow, removeEmptyFolders } from '@/scripts/lib/files';
import { listElements } from './html';
import { listUnpublishedFiles } from './prune';
import { finishPage, listIslands, type PageContext } from './page';
import { describeProblems, type Problem } from './problems';

type Folders = {
  readonly out: string;
  readonly public: string;
};

type Tools = {
  readonly connectOrigins: PageContext['connectOrigins'];
  readonly lowerCss: PageContext['lowerCss'];
  readonly islandModules: IslandModules;
  readonly bundleIslands: (modules: IslandModules) => Promise<IslandBundle>;
};

/** Totals for the summary that the build prints. */
export type Summary = {
  readonly pages: number;
  readonly withIsland: number;
  readonly bytesRemoved: number;
};

const measureFiles = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

type PlainPage = {
  readonly file: string;
  readonly islands: readonly string[];
};

/** The pages written by Next.js. Their text is read later, because a large site would not fit into memory. */
const readPages = (out: string, files: readonly string[]): PlainPage[] =>
  files.map((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    return { file, islands: html.includes('data-island') ? listIslands(listElements(html)) : [] };
  });

const findIdleIslands = ({ file, islands }: PlainPage, modules: IslandModules): Problem[] =>
  islands
    .filter((name) => !modules.has(name))
    .map((name) => ({
      file,
      message: `contains <Island name="${name}">, which is not an island. The islands are ${[...modules.keys()].join(', ')}.`,
    }));

/**
 * Finishes an export for publication: bundles islands, removes scripts, inlines style sheets, adds policies, and
 * deletes unused files. Pages are replaced only after all of them succeed.
 */
export async function finishExport(
  folders: Folders,
  { connectOrigins, lowerCss, islandModules, bundleIslands }: Tools,
): Promise<Summary> {
  const { out } = folders;
  const before = listFilesBelow(out);
  const publicFiles = listFilesBelow(folders.public);
  const bytesBefore = measureFiles(out, before);
  const unpublished = new Set(listUnpublishedFiles(before, publicFiles));
  const pageFiles = before.filter((file) => file.endsWith('.html') && !unpublished.has(file));

  const pages = readPages(out, pageFiles);
  const used = new Set(pages.flatMap(({ islands }) => islands));
  const { files, listScripts } = await bundleIslands(new Map([...islandModules].filter(([name]) => used.has(name))));

  const readSheet = (path: string) => readFileSync(join(out, path), 'utf8');
  const readScript = (path: string) => files.get(path.slice(1)) ?? new Uint8Array();
  const context: PageContext = { readSheet, readScript, listScripts, connectOrigins, lowerCss };
  const finished = `${out}-finished`;
  const strays = publicFiles
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, message: 'is a page in public/. Make it a route: public/ is for other files.' }));
  const problems: Problem[] = [];
  for (const page of pages) {
    const plain = readFileSync(join(out, page.file), 'utf8');
    const { html, problems: found } = await finishPage(page.file, plain, context);
    write(join(finished, page.file), html);
    problems.push(...found, ...findIdleIslands(page, islandModules));
  }
  if (pages.length === 0 || problems.length + strays.length > 0) {
    rmSync(finished, { recursive: true, force: true });
    throw new Error(describeProblems([...strays, ...problems]) || `${out}/ contains no page. Run \`npm run build\`.`);
  }

  for (const { file } of pages) renameSync(join(finished, file), join(out, file));
  rmSync(finished, { recursive: true, force: true });
  for (const file of unpublished) rmSync(join(out, file));
  for (const [file, content] of files) write(join(out, file), content);
  removeEmptyFolders(out);

  return {
    pages: pages.length,
    withIsland: pages.filter(({ islands }) => islands.length > 0).length,
    bytesRemoved: bytesBefore - measureFiles(out, listFilesBelow(out)),
  };
}
