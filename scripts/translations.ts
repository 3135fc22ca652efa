// `npm run translations`: writes content/translations.lock, which keeps what each translation was made from. Name a file
// whose translation is still right though its original has changed: `npm run translations -- content/pages/story.ta.yaml`.

import './lib/environment';

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { contentFiles } from '@/lib/content/files';
import { oldTranslations, pairsIn, readLock, renewLock, writeLock } from '@/lib/content/translations';

const file = 'content/translations.lock';

const pairs = pairsIn(contentFiles('content'));
const known = readLock(existsSync(file) ? readFileSync(file, 'utf8') : '');
const lock = renewLock(pairs, known, process.argv.slice(2));
writeFileSync(file, writeLock(lock));

const old = oldTranslations(pairs, lock).length;
console.log(`${file}: ${pairs.length} texts, ${old} of them older than what they were made from.`);
