import type { Language } from '@/lib/language';

/** Whether a text has a letter of a language's script. Text in a legacy font for Tamil has none. */
export function hasLetterOf(language: Language, text: string): boolean {
  const { script = '' } = new Intl.Locale(language).maximize();
  return new RegExp(`\\p{Script=${script}}`, 'u').test(text);
}
