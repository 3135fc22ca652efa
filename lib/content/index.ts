import type { Language } from '@/lib/languages';

import contents from './generated/content.json' with { type: 'json' };
import mistakes from './generated/mistakes.json' with { type: 'json' };
import type { Content } from './topics';

export type { Action } from './actions';
export type { Plural } from './fields';
export type { CollectionName, Content, Item, PageName } from './topics';

const told: readonly string[] = mistakes;

/**
 * All content in a language: facts, words of pages, collections.
 *
 * @throws Error while the content has mistakes: `next dev` shows them on the page, and no build comes this far
 */
export function contentIn(language: Language): Content {
  if (told.length > 0) throw new Error(`The content has mistakes:\n${told.join('\n')}`);
  // The cast is safe: `prepare` writes the file from content that passed its schemas, or writes its mistakes.
  return (contents as unknown as Readonly<Record<Language, Content>>)[language];
}
