import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readBuildRecord } from './build-record';
import { checkIslands } from './client-modules';
import { filesBelow, removeEmptyFolders } from './files';
import { needlessFiles } from './needless';
import { finishPage, type Surroundings } from './page';
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

/** What was done, for the one line that the build prints. */
export type Summary = {
  readonly pages: number;
  readonly withIsland: number;
  readonly bytesRemoved: number;
};

const sizeOf = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Why a page cannot be published as far as its client modules go. */
function checkModules(file: string, islands: readonly string[], modules: readonly string[] | undefined): Problem[] {
  return modules
    ? checkIslands(file, islands, modules)
    : [{ file, message: 'is a page that the build does not list. Make it a route; public/ is for other files.' }];
}

/**
 * Makes the export of a build ready to publish: cuts scripts, inlines sheets, writes policies, removes what nobody asks
 * for. Nothing is written unless every page can be.
 *
 * @throws {Error} with every problem of every page
 */
export function finishExport(folders: Folders, connectOrigins: Surroundings['connectOrigins']): Summary {
  const { out } = folders;
  const before = filesBelow(out);
  const bytesBefore = sizeOf(out, before);
  const needless = needlessFiles(before, filesBelow(folders.public));
  const pageFiles = before.filter((file) => file.endsWith('.html') && !needless.includes(file));

  const modulesOf = readBuildRecord(folders.build);
  const readSheet = (address: string) => readFileSync(join(out, address), 'utf8');
  const pages = pageFiles.map((file) => {
    const plain = readFileSync(join(out, file), 'utf8');
    return { file, plain, ...finishPage(file, plain, { readSheet, connectOrigins }) };
  });

  const problems = pages.flatMap((page) => [
    ...page.problems,
    ...checkModules(page.file, page.islands, modulesOf(page.file)),
  ]);
  if (pages.length === 0 || problems.length > 0) {
    throw new Error(describeProblems(problems) || `${out}/ holds no page. Run \`npm run build\`.`);
  }

  rmSync(folders.plain, { recursive: true, force: true });
  for (const { file, plain, html } of pages) {
    write(join(folders.plain, file), plain);
    write(join(out, file), html);
  }
  for (const file of needless) {
    rmSync(join(out, file));
  }
  removeEmptyFolders(out);

  return {
    pages: pages.length,
    withIsland: pages.filter(({ islands }) => islands.length > 0).length,
    bytesRemoved: bytesBefore - sizeOf(out, filesBelow(out)),
  };
}
