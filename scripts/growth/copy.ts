import { spawnSync } from 'node:child_process';
import {
  cpSync,
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
function projectFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return stdout.split('\0').filter((file) => file !== '' && !file.startsWith('__tests__/unit/'));
}

/**
 * Copies the project, its packages and its prepared pictures into a folder, to build there without touching this one.
 *
 * @returns a function that removes the copy
 */
export function copyProject(folder: string): () => void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  linkTree('node_modules', join(folder, 'node_modules'));
  for (const cache of ['pictures', 'papers']) {
    cpSync(join('.cache', cache), join(folder, '.cache', cache), { recursive: true });
  }

  // The copy lies inside this project, whose lockfile Next.js would take for the root's.
  const config = join(folder, 'next.config.mjs');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace('turbopack: {', 'turbopack: { root: import.meta.dirname,'),
  );

  return () => rmSync(folder, { recursive: true, force: true });
}
