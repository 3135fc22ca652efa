import type { Language } from '@/lib/languages';

import en from './generated/en.json' with { type: 'json' };
import ta from './generated/ta.json' with { type: 'json' };
import type { Content } from './topics';

export type { Action } from './actions';
export type { Plural } from './fields';
export type { CollectionName, Content, Item, PageName } from './topics';

// The cast is safe: `prepare` writes these files from content that passed its schemas, or stops.
const contents = { en, ta } as unknown as Readonly<Record<Language, Content>>;

/** All content in a language: facts, words of pages, collections. */
export const contentIn = (language: Language): Content => contents[language];
