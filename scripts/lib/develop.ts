import { spawn } from 'node:child_process';

import nextEnvironment from '@next/env';

import { readContentFiles } from '@/build/content/load/files';
import { loadContent } from '@/build/content/load';

import { makeAssets, writeContent } from '@/build/write-content';
import { checkContent, formatVerdict } from '../check/run';
import { watchContent } from './watch-content.mjs';

/**
 * Starts the Next.js development server, and reloads content on each save. Runs in this process, because unchanged
 * files are cached after the first load.
 */
export async function develop(args: readonly string[]): Promise<number> {
  async function update(): Promise<void> {
    const started = performance.now();
    try {
      const files = readContentFiles('content');
      const loaded = loadContent(files);
      for (const line of await writeContent(loaded)) console.error(line);
      const report = await checkContent(files, loaded);
      console.log(formatVerdict(report, ((performance.now() - started) / 1000).toFixed(1)));
      if (report.issues.length === 0) await makeAssets();
    } catch (error) {
      // A half-written file or an unreadable picture: the next save tries again.
      console.error(error instanceof Error ? error.message : error);
    }
  }

  await update();
  const stop = watchContent(update);
  const next = ['--import', './scripts/lib/no-telemetry.mjs', 'node_modules/next/dist/bin/next', 'dev', ...args];
  // Next.js reads .env files itself, and again when they change.
  const env = { ...(nextEnvironment.initialEnv ?? process.env) } as NodeJS.ProcessEnv;
  const code = await new Promise<number>((resolve) => {
    spawn(process.execPath, next, { stdio: 'inherit', env }).on('close', (ended) => resolve(ended ?? 0));
  });
  stop();
  return code;
}
