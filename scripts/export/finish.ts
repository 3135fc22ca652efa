import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { classNamesFile, readClassNames, type ClassNames } from '@/scripts/islands/class-names';
import type { IslandBundle } from '@/scripts/islands/bundle';
import type { IslandModules } from '@/scripts/islands/sources';

import { readBuildRecord } from './build-record';
import { checkIslands } from './client-modules';
import { inexactIslands } from './exact';
import { filesBelow, removeEmptyFolders } from './files';
import { elementsOf } from './html';
import { islandNameOf } from './island-names';
import { isOfRuntime, needlessFiles } from './needless';
import { finishPage, islandsOf, type Surroundings } from './page';
import { describeProblems, type Problem } from './problems';

type Folders = {
  /** The export, finished in place. */
  readonly out: string;
  /** The records of the build that made it. */
  readonly build: string;
  /** What was copied into the export as it is. */
  readonly public: string;
  /** Where the pages are kept as Next.js wrote them, for `npm run bench` to weigh the finished ones against. */
  readonly plain: string;
};

/** What the pages are finished with. */
type Tools = {
  readonly connectOrigins: Surroundings['connectOrigins'];
  readonly bundleIslands: (modules: IslandModules, classNames: ClassNames) => Promise<IslandBundle>;
};

/** What was done, for the one line that the build prints. */
export type Summary = {
  readonly pages: number;
  readonly withIsland: number;
  readonly bytesRemoved: number;
};

const sizeOf = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function move(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  renameSync(file, target);
}

/** The text of a file; none where there is no such file. */
const readText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A page of an export, with its islands and the client modules that the build lists for it. */
type PlainPage = {
  readonly file: string;
  readonly islands: readonly string[];
  readonly modules: readonly string[] | undefined;
};

/** The pages of an export as Next.js wrote them. Not their texts: a site of many pages would not fit into memory. */
function readPages(out: string, build: string, files: readonly string[]): PlainPage[] {
  const modulesOf = readBuildRecord(build);
  return files.map((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    const islands = html.includes('data-island') ? islandsOf(elementsOf(html)) : [];
    return { file, islands, modules: modulesOf(file) };
  });
}

/** Why a page cannot be published as far as its islands and its client modules go. */
function islandProblems(
  { file, islands, modules }: PlainPage,
  html: string,
  render: IslandBundle['render'],
): Problem[] {
  if (!modules) {
    return [{ file, message: 'is a page that the build does not list. Make it a route; public/ is for other files.' }];
  }
  const found = checkIslands(file, islands, modules);
  return found.length > 0 || islands.length === 0 ? found : inexactIslands(file, html, elementsOf(html), render);
}

/** The modules of all islands that the pages hold. */
const islandModules = (pages: readonly PlainPage[]): IslandModules =>
  new Map(
    pages.flatMap(({ islands, modules = [] }) =>
      modules.flatMap((module) => {
        const name = islandNameOf(module);
        return name !== undefined && islands.includes(name) ? [[name, module] as const] : [];
      }),
    ),
  );

/**
 * Makes the export of a build ready to publish: bundles the islands, cuts scripts, inlines sheets, writes policies,
 * removes what nobody asks for. Each page is finished beside the export, and none takes its place unless every page can.
 *
 * @throws {Error} with every problem of every page
 */
export async function finishExport(folders: Folders, { connectOrigins, bundleIslands }: Tools): Promise<Summary> {
  const { out } = folders;
  const before = filesBelow(out);
  const bytesBefore = sizeOf(out, before);
  const needless = new Set(needlessFiles(before, filesBelow(folders.public)));
  const pageFiles = before.filter((file) => file.endsWith('.html') && !needless.has(file));

  const pages = readPages(out, folders.build, pageFiles);
  const classNames = readClassNames(readText(join(out, classNamesFile)));
  const { files, scriptsOf, render } = await bundleIslands(islandModules(pages), classNames);

  const readSheet = (address: string) => readFileSync(join(out, address), 'utf8');
  const finished = `${folders.plain}.finished`;
  const problems = pages.flatMap((page) => {
    const plain = readFileSync(join(out, page.file), 'utf8');
    const { html, problems: found } = finishPage(page.file, plain, { readSheet, scriptsOf, connectOrigins });
    write(join(finished, page.file), html);
    return [...found, ...islandProblems(page, plain, render)];
  });
  if (pages.length === 0 || problems.length > 0) {
    rmSync(finished, { recursive: true, force: true });
    throw new Error(describeProblems(problems) || `${out}/ holds no page. Run \`npm run build\`.`);
  }

  rmSync(folders.plain, { recursive: true, force: true });
  for (const { file } of pages) {
    move(join(out, file), join(folders.plain, file));
    move(join(finished, file), join(out, file));
  }
  rmSync(finished, { recursive: true, force: true });
  for (const file of needless) {
    // The pages as they were are weighed with the scripts and sheets that they would have loaded.
    if (isOfRuntime(file)) {
      move(join(out, file), join(folders.plain, file));
    } else {
      rmSync(join(out, file));
    }
  }
  for (const [file, content] of files) {
    write(join(out, file), content);
  }
  removeEmptyFolders(out);

  return {
    pages: pages.length,
    withIsland: pages.filter(({ islands }) => islands.length > 0).length,
    bytesRemoved: bytesBefore - sizeOf(out, filesBelow(out)),
  };
}
