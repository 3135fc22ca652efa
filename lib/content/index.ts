import { getCurrentLanguage } from '@/lib/language/current-language';
import type { Language } from '@/lib/language';

import contents from './generated/content.json' with { type: 'json' };
import issues from './generated/issues.json' with { type: 'json' };
import type { Content } from './schemas';

export type { Action } from './schemas/fields/actions';
export type { CollectionName, Content, Item } from './schemas';

const reported: readonly string[] = issues;

/**
 * All content in one language: facts, page texts and collections.
 *
 * @throws Error when the content has errors. `next dev` shows them on the page; `npm run build` stops earlier.
 */
export function getContent(language: Language = getCurrentLanguage()): Content {
  if (reported.length > 0) throw new Error(`The content has issues:\n${reported.join('\n')}`);
  // The cast is safe: `prepare` writes the file from validated content, or writes the errors instead.
  return (contents as unknown as Readonly<Record<Language, Content>>)[language];
}

/** The texts of a part that several pages share, such as the layout (`site`). */
export const getWords = <Name extends keyof Content['words']>(
  name: Name,
  language: Language = getCurrentLanguage(),
): Content['words'][Name] => getContent(language).words[name];

/** Tamil shown next to English text: undefined on Tamil pages, where it would be a repetition. */
export const keepOnEnglishPages = (text: string | undefined): string | undefined =>
  getCurrentLanguage() === 'en' ? text : undefined;
