import { type Language, languages, sourceLanguage } from '@/lib/language';
import { collectionPaths, routePaths, getWordsFile } from '@/lib/routes';

import type { CollectionDefinition, Definition, SingleDefinition } from '@/lib/content/schemas/define';
import { adviseOnFileName, adviseOnReservedName, slug, slugAdvice } from '@/lib/content/schemas/fields';
import { quoteText } from '@/lib/content/schemas/fields/messages';
import { didYouMean } from '@/lib/language/nearest';
import type { Source } from './source';
import { collections, pages, sharedWords, singles } from '@/lib/content/schemas';

/** A content file with its schema, its id and its value in one language. */
export type Entry = {
  readonly definition: Definition;
  readonly id: string;
  readonly language: Language;
  readonly source: Source;
  readonly value: unknown;
};

export const everySingle = { ...singles, ...sharedWords, ...pages } as Readonly<Record<string, SingleDefinition>>;
export const everyCollection = collections as Readonly<Record<string, CollectionDefinition>>;

export const isCollection = (definition: Definition): definition is CollectionDefinition => 'folder' in definition;

/** Whether a translation is legally binding, so that a native speaker must review it before publication. */
export const isBinding = (definition: Definition): boolean => isCollection(definition) && definition.binding === true;

const getEnding = (definition: Definition): string =>
  isCollection(definition) && definition.body === 'mdx' ? 'mdx' : 'yaml';

const pageFolders: readonly string[] = Object.values(collectionPaths).map((name) => collections[name].folder);

export type Place = { readonly definition: Definition; readonly id: string; readonly language: Language };

/** The collection or single file that a path below content/ belongs to; a message if there is no schema for it. */
export function placeOf(file: string): Place | string {
  const [, stem = '', tag, ending] = /^(.*?)(?:\.([a-z]{2}))?\.(ya?ml|mdx?)$/.exec(file) ?? [];
  const language = tag === undefined ? sourceLanguage : languages.find((known) => known === tag);
  if (tag === sourceLanguage) return `is in the source language. Remove '.${tag}' from its name.`;
  if (language === undefined) return `'.${tag}' is not a language of the site. ${didYouMean(tag ?? '', languages)}`;

  const definitions = [...Object.values(everySingle), ...Object.values(everyCollection)];
  const found = definitions.find((definition) =>
    isCollection(definition) ? stem.slice(0, stem.lastIndexOf('/')) === definition.folder : stem === definition.file,
  );
  if (!found) {
    const known = definitions.map((definition) =>
      isCollection(definition) ? `${definition.folder}/…` : definition.file,
    );
    return `is not a content file that the site uses. ${didYouMean(stem, known)}`;
  }
  if (getEnding(found) !== ending) return `must end in .${getEnding(found)}.`;

  const id = stem.slice(stem.lastIndexOf('/') + 1);
  if (!slug.test(id)) return `${quoteText(id)} ${slugAdvice}`;
  const isPage = pageFolders.includes(stem.slice(0, -id.length - 1));
  const advice = isPage ? adviseOnReservedName(id) : adviseOnFileName(id);
  return advice === undefined ? { definition: found, id, language } : `${quoteText(id)} ${advice}`;
}

/** The path of an item below content/, without extension. */
export const getEntryKey = ({ definition, id }: Pick<Entry, 'definition' | 'id'>): string =>
  isCollection(definition) ? `${definition.folder}/${id}` : definition.file;

/** The page generated from a content file; undefined for texts shared by many pages. */
export function getPage({ definition, id }: Entry): string | undefined {
  if (!isCollection(definition)) return routePaths.find((path) => getWordsFile(path) === definition.file);
  const below = Object.entries(collectionPaths).find(([, name]) => name === definition.folder)?.[0];
  return below && `${below}/${id}`;
}
