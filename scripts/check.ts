// `npm run check`: everything that is wrong in the content, in plain words, in seconds. No browser, no build.

import './lib/environment';

import { existsSync, readFileSync } from 'node:fs';

import { contentFiles, strayFiles } from '@/lib/content/files';
import { neverSaid } from '@/lib/content/glossary';
import { loadContent, type Untranslated } from '@/lib/content/load';
import { annotation, type Mistake, readMistake, readPath } from '@/lib/content/mistakes';
import { oldTranslations, pairsIn, readLock, unlockedTranslations } from '@/lib/content/translations';
import { sourceLanguage } from '@/lib/languages';

import { prepareContent } from './build/content';
import { readHistory } from './build/discovery/history';
import { filesBefore, unannounced } from './check/changes';
import { undatedPolicies } from './check/policies';

const lockFile = 'content/translations.lock';

/** What is committed or drawn beside the content; asked only where the content itself is in order. */
async function mistakesBeside(): Promise<Mistake[]> {
  prepareContent();
  const [{ writtenMistakes }, { pictureMistakes }, { makePapers }] = await Promise.all([
    import('./check/written'),
    import('./check/pictures'),
    import('./assets/papers/recipes'),
  ]);
  const ofPictures = await pictureMistakes();
  // A paper holds pictures.
  const { mistakes: ofPapers } = ofPictures.length > 0 ? { mistakes: [] } : await makePapers();
  return [...ofPictures, ...ofPapers, ...writtenMistakes()];
}

/** A line for each file that has fields of which something is said. */
function byFile(fields: readonly Pick<Untranslated, 'file' | 'path'>[], said: string): string[] {
  const names = [...new Set(fields.map(({ file }) => file))];
  return names.map((file) => {
    const paths = fields.filter((one) => one.file === file).map(({ path }) => readPath(path));
    const told = paths.length > 5 ? `${paths.slice(0, 5).join(', ')} …` : paths.join(', ');
    return `${file}: ${paths.length} ${said}: ${told}`;
  });
}

const started = performance.now();
const files = contentFiles('content');
const loaded = loadContent(files);
const mistakes = [...loaded.mistakes, ...strayFiles(), ...(loaded.content ? await mistakesBeside() : [])];
for (const mistake of mistakes) console.error(readMistake(mistake));
if (process.env.GITHUB_ACTIONS === 'true') for (const mistake of mistakes) console.log(annotation(mistake));

const lock = readLock(existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '');
const pairs = pairsIn(files);
const notes = [
  ...byFile(loaded.untranslated, 'not translated, English stands there'),
  ...byFile(unlockedTranslations(pairs, lock), 'translated anew (run `npm run translations`, and commit its lock)'),
  ...oldTranslations(pairs, lock).map(readMistake),
  ...neverSaid(pairs, Object.fromEntries(loaded.content?.en.glossaries.map(({ id, never }) => [id, never]) ?? [])).map(
    readMistake,
  ),
];
if (notes.length > 0) {
  console.log(`${mistakes.length > 0 ? '\n' : ''}To translate (the site is built all the same):`);
  for (const note of notes) console.log(`  ${note}`);
}

const { images = [], pictureSlots = {} } = loaded.content?.[sourceLanguage] ?? {};
const unused = images.map(({ id }) => id).filter((id) => !pictureSlots[id]);
if (unused.length > 0) {
  console.log(`\nPictures that nothing shows (show or remove them): ${unused.join(', ')}.`);
}

const history = readHistory('.', 'content/policies');
const undated = undatedPolicies(files, history).map(readMistake);
if (undated.length > 0) {
  console.log('\nPolicies whose text changed after the day they show (the site is built all the same):');
  for (const note of undated) console.log(`  ${note}`);
}

const changes = unannounced(files, filesBefore()).map(readMistake);
if (changes.length > 0) {
  console.log('\nChanged since the last version (the site is built all the same):');
  for (const note of changes) console.log(`  ${note}`);
}

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  mistakes.length === 0
    ? `${notes.length > 0 ? '\n' : ''}The content is in order (${seconds} s).`
    : `\n${mistakes.length} to put right (${seconds} s). Each line says: file:line:column: field: what is wrong and what to write.`,
);
process.exitCode = mistakes.length === 0 ? 0 : 1;
