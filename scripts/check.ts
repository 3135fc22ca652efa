// `npm run check`: reports all errors in the content in a few seconds, without a build. `npm run check -- --notes` also
// lists what does not stop a build.

import './lib/environment';

import { readContentFiles } from '@/build/content/load/files';
import { loadContent } from '@/build/content/load';
import { formatAnnotation } from '@/build/content/issues';

import { writeContent } from '../build/write-content';
import { checkContent, formatReport } from './check/run';
import { runProgram } from './lib/program';

async function main(args: readonly string[]): Promise<boolean> {
  const files = readContentFiles('content');
  const loaded = loadContent(files);
  // Only when valid: a running development server could otherwise read an invalid state.
  if (loaded.content) await writeContent(loaded);
  const report = await checkContent(files, loaded);
  const isRight = report.issues.length === 0;

  console[isRight ? 'log' : 'error'](formatReport(report, process.uptime().toFixed(1), args.includes('--notes')));
  if (process.env.GITHUB_ACTIONS === 'true') for (const issue of report.issues) console.log(formatAnnotation(issue));
  return isRight;
}

void runProgram(import.meta.url, main);
