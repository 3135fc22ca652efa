import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, getWords } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/language';

const isSample = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('sample' in value && value.sample === true) || Object.values(value).some((inner) => isSample(inner)));

let known: boolean | undefined;

/** Whether the site contains demonstration data; then every page shows a note. */
export const hasSamples = (): boolean => (known ??= isSample(getContent(sourceLanguage)));

/** The demonstration note, for downloaded files. */
export const getDemonstrationNote = (language: Language = getCurrentLanguage()): string | undefined =>
  hasSamples() ? getWords('site', language).demonstration : undefined;
