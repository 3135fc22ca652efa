import type { Language } from '@/lib/languages';

/** Whether a text of several words has no letter of a language's script, as text in a legacy font for Tamil has none. */
export function isInOtherScript(text: string, language: Language, severalWords = 2): boolean {
  const { script = '' } = new Intl.Locale(language).maximize();
  return !new RegExp(`\\p{Script=${script}}`, 'u').test(text) && (text.match(/\p{L}+/gu) ?? []).length >= severalWords;
}
