// `npm run check`: what is wrong in the content, in plain words, in seconds. No browser, no build.

import './lib/environment';

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { formatProblem, type Problem } from '@/lib/checks/rules';

import { compilerProblems } from './check/compiler';
import { run, runScript } from './lib/run.mjs';

/** Written by earlier steps; the compiler needs them, and they change with the register and the routes only. */
const prepared = [
  'lib/content/generated/pictures.json',
  'content/papers/manifest.json',
  'next-env.d.ts',
  '.next/types',
];

/** What the compiler prints; nothing when all is well. */
function compile(): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/typescript/lib/tsc.js', '--noEmit', '--pretty', 'false']);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

/** The mistakes in the content, and the files that repeat it and are old; none where a module cannot be loaded, which the compiler tells better. */
async function contentProblems(): Promise<{ problems: Problem[]; old: Problem[]; failure?: unknown }> {
  try {
    const content = await import('./check/content');
    const written = await import('./check/written');
    return { problems: await content.contentProblems(), old: written.writtenProblems() };
  } catch (failure) {
    return { problems: [], old: [], failure };
  }
}

const started = performance.now();
const isPrepared = prepared.every((file) => existsSync(file));
if (!isPrepared) {
  console.log('The first time, pictures and types are prepared; this takes a minute.');
}

const content = await contentProblems();
// A picture that is missing or too small is told by the step that prepares it, straight to the reader.
const isReady = isPrepared
  ? await run(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'])
  : content.problems.length === 0 && content.failure === undefined && (await runScript('prepare:types'));
const canCompile = isPrepared || isReady;
const compiled = canCompile ? compilerProblems(await compile(), (file) => readFileSync(file, 'utf8')) : [];

// What the compiler and a check both see is told once, by the check, which knows what it is about.
const keysOf = ({ file, line, item, field }: Problem) => [`${file}:${line}`, `${file}: ${item}: ${field}`];
const checked = new Set(content.problems.flatMap(keysOf));
const problems = [
  ...compiled.filter((problem) => !keysOf(problem).some((key) => checked.has(key))),
  ...content.problems,
  ...content.old,
];

for (const problem of problems) console.error(formatProblem(problem));
if (content.failure !== undefined) {
  if (problems.length === 0)
    console.error(content.failure instanceof Error ? content.failure.message : content.failure);
  console.error('\nA module of content cannot be loaded, so the other checks wait until this is put right.');
}

const seconds = ((performance.now() - started) / 1000).toFixed(0);
const isFine = problems.length === 0 && content.failure === undefined && isReady;
console.log(
  isFine
    ? `The content is in order (${seconds} s).`
    : `\n${problems.length || 1} to put right (${seconds} s). Each line says: file, line, item, field, what to do.`,
);
process.exitCode = isFine ? 0 : 1;
