// `npm run bench:growth [-- factor …]`: builds the last commit with its collections 1, 10 and 100 times as large, in
// clones, and says what an added page takes. The largest needs some minutes.
// `npm run test:growth`: builds it ten times as large, and holds the second pages of lists against the end-to-end tests.
// The site as it is may have no list so long.

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { garments, hairs, inks } from '@/lib/portraits';

import { filesBelow } from '../lib/files';
import { inClone } from '../lib/clone';
import { program } from '../lib/program';
import { markdownTable } from '../lib/report';

/** The collections that grow with the years: a folder of content each, and a file an item. */
const collections = ['news', 'mentors', 'events', 'careers'];

/** An item under another number: its name and its summary tell it apart, and the summary is no longer than a result shows. */
export const numbered = (source: string, number: number): string =>
  source
    .replace(/^((?:title|name): )(['"]?)(.*)\2$/m, `$1$2$3 ${number}$2`)
    .replace(
      /^((?:desc|summary): )(['"]?)([^>|].*)\2$/gm,
      (_, key: string, quote: string, text: string) => `${key}${quote}${text.slice(0, 150)} (${number})${quote}`,
    );

const lookIn = (source: string): string =>
  ['hair', 'garment', 'cloth', 'ground'].map((key) => new RegExp(`^  ${key}: (.*)$`, 'm').exec(source)?.[1]).join();

/** Looks that nobody has yet, each once: two people may not look alike (lib/content/relations/faces). */
const freeLooks = (taken: ReadonlySet<string>) =>
  inks
    .flatMap((cloth) => inks.flatMap((ground) => hairs.map((hair) => ({ cloth, ground, hair }))))
    .flatMap((look) => garments.map((garment): Readonly<Record<string, string>> => ({ ...look, garment })))
    .filter(({ hair, garment, cloth, ground }) => !taken.has([hair, garment, cloth, ground].join()));

/** Makes the collections of a clone so many times as large, in every language. */
export function grow(content: string, factor: number): void {
  const people = filesBelow(content).filter((file) => file.endsWith('.yaml'));
  const looks = freeLooks(new Set(people.map((file) => lookIn(readFileSync(join(content, file), 'utf8')))));
  for (const folder of collections.map((name) => join(content, name)).filter((path) => existsSync(path))) {
    for (const file of readdirSync(folder)) {
      const source = readFileSync(join(folder, file), 'utf8');
      for (let number = 2; number <= factor; number += 1) {
        const look = source.includes('\nportrait:\n') ? looks.pop() : undefined;
        const copy = numbered(source, number).replace(/^  (hair|garment|cloth|ground): .*/gm, (line, key: string) =>
          look ? `  ${key}: ${look[key]}` : line,
        );
        writeFileSync(join(folder, file.replace('.', `-${number}.`)), copy);
      }
    }
  }
}

/** What a command took. Processors' time is that at which they were at work, which a busy machine hardly changes. */
type Effort = {
  readonly command: string;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly megabytes: number;
};

/** What a build of one size took, and what it made. */
export type Growth = {
  readonly factor: number;
  readonly efforts: readonly Effort[];
  readonly pages: number;
  /** The mean of all pages' HTML. */
  readonly bytesPerPage: number;
  readonly largest: string;
};

/** The single commands of a script of package.json, in order, with those of the scripts it runs. */
export const commandsOf = (scripts: Readonly<Record<string, string>>, name: string): string[] =>
  (scripts[name] ?? '').split(' && ').flatMap((command) => {
    const [, inner] = /^npm run ([\w:-]+)$/.exec(command) ?? [];
    return inner ? commandsOf(scripts, inner) : [command];
  });

/** The memory of a process and all that it started, in megabytes, from what `ps` prints. */
export function memoryOf(id: number, listing: string): number {
  const processes = listing
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number =>
    processes.reduce((sum, [own = 0, its, kilobytes = 0]) => (its === parent ? sum + kilobytes + below(own) : sum), 0);
  return (below(id) + (processes.find(([own]) => own === id)?.[2] ?? 0)) / 1024;
}

/** The seconds that the children of a shell were at work, from what its `times` prints in its second line. */
export const readTimes = (printed: string): number =>
  [...(printed.trim().split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Runs a command in a folder, with the programs of its packages at hand, and watches its memory twice a second. Where
 * several processes share memory, it is counted in each.
 *
 * @throws Error with what the command printed, when it fails
 */
function measure(command: string, folder: string): Promise<Effort> {
  const started = performance.now();
  const child = spawn('sh', ['-c', `${command}\nstatus=$?\ntimes >&3\nexit $status`], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let [megabytes, printed, times] = [0, '', ''];
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()));
  const watch = setInterval(() => {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    megabytes = Math.max(megabytes, memoryOf(child.pid ?? 0, stdout));
  }, 500);

  return new Promise((fulfil, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) fulfil({ command, seconds, processorSeconds: readTimes(times), megabytes });
      else reject(new Error(`${command} failed in ${folder}:\n${printed.slice(-4000)}`));
    });
  });
}

/** Builds a clone with larger collections: everything that `npm run build` runs, one after the other. */
async function build(folder: string, factor: number): Promise<Growth> {
  // Pictures and papers do not grow with the collections.
  for (const cache of ['.cache/pictures', '.cache/papers'].filter((path) => existsSync(path))) {
    cpSync(cache, join(folder, cache), { recursive: true });
  }
  grow(join(folder, 'content'), factor);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const efforts: Effort[] = [];
  for (const command of commandsOf(manifest.scripts, 'build')) efforts.push(await measure(command, folder));

  const pages = filesBelow(join(folder, 'out')).filter((file) => file.endsWith('.html'));
  const sizes = pages.map((page) => ({ page, bytes: statSync(join(folder, 'out', page)).size }));
  const [largest] = sizes.toSorted((one, other) => other.bytes - one.bytes);
  return {
    factor,
    efforts,
    pages: sizes.length,
    bytesPerPage: sizes.reduce((sum, { bytes }) => sum + bytes, 0) / sizes.length,
    largest: `${largest?.page}, ${number((largest?.bytes ?? 0) / 1000, 1)} kB`,
  };
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const secondsOf = ({ efforts }: Growth): number => efforts.reduce((sum, { seconds }) => sum + seconds, 0);

/** The table of docs/performance.md. */
export function growthTable(builds: readonly Growth[]): string {
  const rows = builds.map((each) => {
    const peak = Math.max(...each.efforts.map(({ megabytes }) => megabytes));
    return [
      `${each.factor}×`,
      number(each.pages),
      number(secondsOf(each), 1),
      `${number(peak)} MB`,
      `${number(each.bytesPerPage / 1000, 1)} kB`,
      each.largest,
    ];
  });
  const head = ['Collections', 'Pages', 'Seconds', 'Peak memory', 'HTML a page', 'Largest page'];
  return markdownTable([head, ...rows]);
}

/** What an added page takes of a command, from one size to the next; what a build needs whatever its size falls out. */
type Margin = { readonly command: string; readonly milliseconds: number; readonly megabytes: number };

const marginsOf = (smaller: Growth, larger: Growth): Margin[] =>
  larger.efforts.flatMap((effort) => {
    const before = smaller.efforts.find(({ command }) => command === effort.command);
    const added = larger.pages - smaller.pages;
    if (!before) return [];
    const milliseconds = ((effort.processorSeconds - before.processorSeconds) / added) * 1000;
    return [{ command: effort.command, milliseconds, megabytes: (effort.megabytes - before.megabytes) / added }];
  });

/**
 * What an added page may take, on two cores: of seconds in all, and of megabytes in each command, beside those that wait
 * for a collector. Twice what it takes on a busy machine: as much again, and something grows with the number of pages.
 * Its time of a command may be half as much again in the larger step as in the smaller one, and its HTML 15 % more; what
 * lies within so many milliseconds is chance.
 */
const limits = { seconds: 1, megabytes: 0.4, uncollected: 150, pace: 1.5, chance: 20, html: 1.15 } as const;

/** What an added page takes of each command, as lines, and in what it takes too much, or more than before. */
export function judge(builds: readonly Growth[]): { readonly lines: string[]; readonly mistakes: string[] } {
  const lines: string[] = [];
  const mistakes: string[] = [];
  let earlier: readonly Margin[] | undefined;
  for (const [index, larger] of builds.slice(1).entries()) {
    const smaller = builds[index];
    if (!smaller) continue;
    const step = `From ${smaller.factor}× to ${larger.factor}×`;
    const added = larger.pages - smaller.pages;
    const seconds = (secondsOf(larger) - secondsOf(smaller)) / added;
    const margins = marginsOf(smaller, larger);

    lines.push(`${step}, each added page takes ${number(seconds * 1000)} ms. Of each command:`);
    if (seconds > limits.seconds) mistakes.push(`${step}, an added page takes more than ${limits.seconds} s.`);
    if (larger.bytesPerPage > smaller.bytesPerPage * limits.html) mistakes.push(`${step}, the HTML of a page grows.`);
    for (const { command, milliseconds, megabytes } of margins) {
      const took = `${number(milliseconds)} ms`;
      lines.push(`  ${command.padEnd(36)} ${took.padStart(9)} of processors, ${number(megabytes, 2).padStart(6)} MB`);
      if (megabytes * added > limits.megabytes * added + limits.uncollected) {
        mistakes.push(`${step}, an added page takes more than ${limits.megabytes} MB of '${command}'.`);
      }
      const before = earlier?.find((other) => other.command === command)?.milliseconds;
      if (before !== undefined && milliseconds > Math.max(before, 0) * limits.pace + limits.chance) {
        mistakes.push(`${step}, an added page takes ${took} of '${command}', and ${number(before)} ms before.`);
      }
    }
    earlier = margins;
  }
  return { lines, mistakes };
}

async function bench(factors: readonly number[]): Promise<boolean> {
  const builds: Growth[] = [];
  for (const factor of factors.toSorted((one, other) => one - other)) {
    const built = await inClone('growth', (folder) => build(folder, factor));
    builds.push(built);
    console.log(`${factor}×: ${number(secondsOf(built), 1)} s`);
  }
  const { lines, mistakes } = judge(builds);
  console.log(['', growthTable(builds), '', ...lines, ''].join('\n'));
  console.log(mistakes.length > 0 ? mistakes.join('\n') : 'No added page takes more than its limit.');
  return mistakes.length === 0;
}

const testSecondPages = (): Promise<boolean> =>
  inClone('growth', async (folder) => {
    await build(folder, 10);
    const found = filesBelow(join(folder, 'out')).filter((file) => file.endsWith('/page/2.html'));
    if (found.length === 0) throw new Error('Ten times as long, no list has a second page.');
    console.log(found.join('\n'));
    const tests = String.raw`/page/2\b|of the sitemap|the sitemap lists|no two pages`;
    // Those of other days read the variant, which is not built here.
    const files = ['--project=site', '--project=export', String.raw`/(e2e|export)/(?!build-date)[\w-]+\.spec`];
    const command = ['node_modules/@playwright/test/cli.js', 'test', ...files, `--grep=${tests}`];
    return spawnSync(process.execPath, command, { cwd: folder, stdio: 'inherit' }).status === 0;
  });

void program(import.meta.url, (asked) =>
  asked.includes('--test') ? testSecondPages() : bench(asked.length > 0 ? asked.map(Number) : [1, 10, 100]),
);
