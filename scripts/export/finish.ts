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

/** The pages of an export as Next.js wrote them, with what is known of each. */
function readPages(out: string, build: string, files: readonly string[]) {
  const modulesOf = readBuildRecord(build);
  return files.map((file) => {
    const plain = readFileSync(join(out, file), 'utf8');
    const elements = elementsOf(plain);
    return { file, plain, elements, islands: islandsOf(elements), modules: modulesOf(file) };
  });
}

type PlainPage = ReturnType<typeof readPages>[number];

/** Why a page cannot be published as far as its client modules go. */
const moduleProblems = ({ file, islands, modules }: PlainPage): Problem[] =>
  modules
    ? checkIslands(file, islands, modules)
    : [{ file, message: 'is a page that the build does not list. Make it a route; public/ is for other files.' }];

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
 * removes what nobody asks for. Nothing is written unless every page can be.
 *
 * @throws {Error} with every problem of every page
 */
export async function finishExport(folders: Folders, { connectOrigins, bundleIslands }: Tools): Promise<Summary> {
  const { out } = folders;
  const before = filesBelow(out);
  const bytesBefore = sizeOf(out, before);
  const needless = new Set(needlessFiles(before, filesBelow(folders.public)));
  const pageFiles = before.filter((file) => file.endsWith('.html') && !needless.has(file));

  const plainPages = readPages(out, folders.build, pageFiles);
  const classNames = readClassNames(readText(join(out, classNamesFile)));
  const { files, scriptsOf, render } = await bundleIslands(islandModules(plainPages), classNames);

  const readSheet = (address: string) => readFileSync(join(out, address), 'utf8');
  const pages = plainPages.map(({ file, plain }) => ({
    file,
    plain,
    ...finishPage(file, plain, { readSheet, scriptsOf, connectOrigins }),
  }));

  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...plainPages.flatMap((page) => {
      const found = moduleProblems(page);
      return found.length > 0 ? found : inexactIslands(page.file, page.plain, page.elements, render);
    }),
  ];
  if (pages.length === 0 || problems.length > 0) {
    throw new Error(describeProblems(problems) || `${out}/ holds no page. Run \`npm run build\`.`);
  }

  rmSync(folders.plain, { recursive: true, force: true });
  for (const { file, plain, html } of pages) {
    write(join(folders.plain, file), plain);
    write(join(out, file), html);
  }
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
