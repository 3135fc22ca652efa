import { currentLanguage } from './current-language';
import { contentIn } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/languages';

const isSample = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('sample' in value && value.sample === true) || Object.values(value).some((inner) => isSample(inner)));

let known: boolean | undefined;

/** Whether the site contains demonstration data; then every page shows a note. */
export const hasSamples = (): boolean => (known ??= isSample(contentIn(sourceLanguage)));

/** The demonstration note, for downloaded files. */
export const demonstrationNote = (language: Language = currentLanguage()): string | undefined =>
  hasSamples() ? contentIn(language).interface.demonstration : undefined;
