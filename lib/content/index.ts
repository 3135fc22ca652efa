import type { Language } from '@/lib/languages';

import contents from './generated/content.json' with { type: 'json' };
import issues from './generated/issues.json' with { type: 'json' };
import type { Content } from './schemas';

export type { Action } from './schemas/fields/actions';
export type { Plural } from './schemas/fields';
export type { CollectionName, Content, Item, PageName } from './schemas';

const reported: readonly string[] = issues;

/**
 * All content in a language: facts, words of pages, collections.
 *
 * @throws Error while the content has issues: `next dev` shows them on the page, and no build comes this far
 */
export function contentIn(language: Language): Content {
  if (reported.length > 0) throw new Error(`The content has issues:\n${reported.join('\n')}`);
  // The cast is safe: `prepare` writes the file from content that passed its schemas, or writes its issues.
  return (contents as unknown as Readonly<Record<Language, Content>>)[language];
}
