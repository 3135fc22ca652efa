import { contentIn } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/languages';

const isSample = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('sample' in value && value.sample === true) || Object.values(value).some((inner) => isSample(inner)));

let known: boolean | undefined;

/** Whether anything on the site was invented for a demonstration: then each page says so. */
export const hasSamples = (): boolean => (known ??= isSample(contentIn(sourceLanguage)));

/** The line that says so, for a file that leaves the site. */
export const demonstrationNote = (language: Language): string | undefined =>
  hasSamples() ? contentIn(language).interface.demonstration : undefined;
