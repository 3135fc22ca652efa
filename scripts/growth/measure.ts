import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** What a command took. */
export type Effort = {
  readonly command: string;
  readonly seconds: number;
  /** How long processors were at work for it, which a busy machine hardly changes. */
  readonly processorSeconds: number;
  readonly peakMegabytes: number;
};

/** The single commands of a script of package.json, in order, with those of the scripts it runs. */
export function commandsOf(scripts: Readonly<Record<string, string>>, name: string): string[] {
  return (scripts[name] ?? '').split(' && ').flatMap((command) => {
    const [, inner] = /^npm run ([\w:-]+)$/.exec(command) ?? [];
    return inner ? commandsOf(scripts, inner) : [command];
  });
}

type Process = { readonly id: number; readonly parent: number; readonly kilobytes: number };

/** Reads what `ps` prints: a process a line. */
export const readProcesses = (listing: string): Process[] =>
  listing
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0, kilobytes = 0]) => ({ id, parent, kilobytes }));

/** The memory of a process and all that it started, in kilobytes. */
export function memoryOf(id: number, processes: readonly Process[]): number {
  const own = processes.find((process) => process.id === id)?.kilobytes ?? 0;
  const children = processes.filter(({ parent }) => parent === id);
  return children.reduce((sum, child) => sum + memoryOf(child.id, processes), own);
}

const snapshot = (): Process[] =>
  readProcesses(spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout);

/** Reads what the shell's `times` prints: its own time in the first line, that of what it ran in the second. */
export function readTimes(printed: string): number {
  const [, children = ''] = printed.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/**
 * Runs a command in a folder, with the programs of its packages at hand, and watches its memory twice a second. Where
 * several processes share memory, it is counted in each.
 *
 * @throws Error with what the command printed, when it fails
 */
export function measure(command: string, folder: string): Promise<Effort> {
  const started = performance.now();
  const path = `${resolve(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn('sh', ['-c', `${command}\nstatus=$?\ntimes >&3\nexit $status`], {
    cwd: folder,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let peak = 0;
  let printed = '';
  let times = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()));
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0, snapshot()));
  }, 500);

  return new Promise((fulfil, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      if (code !== 0) reject(new Error(`${command} failed in ${folder}:\n${printed.slice(-4000)}`));
      else {
        const seconds = (performance.now() - started) / 1000;
        fulfil({ command, seconds, processorSeconds: readTimes(times), peakMegabytes: peak / 1024 });
      }
    });
  });
}

/** Runs everything that `npm run build` runs, one after the other. */
export async function measureBuild(folder: string): Promise<Effort[]> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const efforts: Effort[] = [];
  for (const command of commandsOf(scripts, 'build')) efforts.push(await measure(command, folder));
  return efforts;
}
