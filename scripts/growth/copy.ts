import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Gives a folder a second name, file by file: hard links take no room, and a bundler follows no link out of its root. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** The files the build reads and its compiler checks, as git knows them; but no unit test, which knows the collections. */
function projectFiles(project: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return stdout.split('\0').filter((file) => file !== '' && !file.startsWith('__tests__/unit/'));
}

/** Copies the project with its packages and what it has prepared; what a fresh clone has not, the copy's build prepares. */
function copyProject(project: string, folder: string): void {
  for (const file of projectFiles(project)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(project, file), join(folder, file));
  }
  linkTree(join(project, 'node_modules'), join(folder, 'node_modules'));
  for (const cache of [join('.cache', 'pictures'), join('.cache', 'papers')]) {
    if (existsSync(join(project, cache))) cpSync(join(project, cache), join(folder, cache), { recursive: true });
  }

  // The copy lies inside this project, whose lockfile Next.js would take for the root's.
  const config = join(folder, 'next.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('turbopack: {', 'turbopack: { root: process.cwd(),'));
}

/**
 * Does some work in a copy of the project, to build there without touching this one. The copy is gone afterwards, also
 * when it or the work failed.
 *
 * @param folder where the copy is made
 * @param project the folder of the project
 */
export async function inCopy(folder: string, work: () => Promise<void>, project = '.'): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  try {
    copyProject(project, folder);
    await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
