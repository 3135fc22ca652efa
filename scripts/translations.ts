// `npm run translations`: writes content/translations.lock, which records the original of each translation. Pass a file
// whose translation is still correct after a change of the original: `npm run translations --
// content/pages/story.ta.yaml`.

import './lib/environment';

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { readContentFiles } from '@/build/content/load/files';
import { formatIssue } from '@/build/content/issues';
import {
  listOldTranslations,
  listPairs,
  readLock,
  renewLock,
  findUnreadable,
  writeLock,
} from '@/build/content/translate/lock';

import { runProgram } from './lib/program';

const file = 'content/translations.lock';

function main(confirmed: readonly string[]): boolean {
  const files = readContentFiles('content');
  const issues = findUnreadable(files);
  if (issues.length > 0) {
    throw new Error(`${issues.map(formatIssue).join('\n')}\nCorrect this first. ${file} was not changed.`);
  }
  const pairs = listPairs(files);
  const unknown = confirmed.filter((name) => pairs.every((pair) => pair.file !== name));
  if (unknown.length > 0) {
    throw new Error(`${unknown.join(', ')}: not a translation file, such as content/pages/story.ta.yaml.`);
  }

  const known = readLock(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const lock = renewLock(pairs, known, confirmed);
  writeFileSync(file, writeLock(lock));
  const old = listOldTranslations(pairs, lock).length;
  console.log(`${file}: ${pairs.length} texts, ${old} of them outdated.`);
  return true;
}

void runProgram(import.meta.url, main);
