/** @jest-environment node */
import manifest from '@/package.json';
import { commandsOf, measure, memoryOf, readProcesses, readTimes } from '@/scripts/growth/measure';

test('takes a script apart into the commands it runs, in order', () => {
  const scripts = { build: 'npm run prepare:a && next build && tsx end.ts', 'prepare:a': 'tsx one.ts && tsx two.ts' };

  expect(commandsOf(scripts, 'build')).toEqual(['tsx one.ts', 'tsx two.ts', 'next build', 'tsx end.ts']);
});

test("takes this project's build apart, and leaves no npm in it", () => {
  const commands = commandsOf(manifest.scripts, 'build');

  expect(commands).toContain('next build');
  expect(commands.filter((command) => command.includes('npm'))).toEqual([]);
});

test('adds up the memory of a process and all below it, and of no other', () => {
  const listing = '    1     0  100\n   10     1 2000\n   11    10  300\n   12    11   40\n   20     1 9000\n';

  expect(memoryOf(10, readProcesses(listing))).toBe(2340);
  expect(memoryOf(99, readProcesses(listing))).toBe(0);
});

test('reads how long the processors were at work for what a shell ran', () => {
  expect(readTimes('0m0.001s 0m0.002s\n1m2.500s 0m3.250s\n')).toBe(65.75);
});

test("counts a command's work and not its waiting, and tells what it printed when it fails", async () => {
  const { seconds, processorSeconds } = await measure('sleep 1', '.');
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(processorSeconds).toBeLessThan(0.5);

  await expect(measure('echo no such page; exit 3', '.')).rejects.toThrow('no such page');
});

test('counts the work of what a command starts', async () => {
  const work = `sh -c 'node --eval "while (process.cpuUsage().user < 300_000);"'`;

  expect((await measure(work, '.')).processorSeconds).toBeGreaterThanOrEqual(0.3);
});
