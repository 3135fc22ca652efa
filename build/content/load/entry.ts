import { type Language, languages, sourceLanguage } from '@/lib/language';
import { collectionPaths, routePaths, getWordsFile } from '@/lib/routes';

import type { CollectionDefinition, Definition, SingleDefinition } from '@/lib/content/schemas/define';
import { isFileName, isReserved } from '@/lib/content/schemas/fields';
import { quoteText } from '@/lib/content/schemas/fields/messages';
import { didYouMean } from '@/lib/language/nearest';
import type { Source } from './source';
import { collections, pages, sharedWords, singles } from '@/lib/content/schemas';

/** What a content file contains: its schema, the id of the item, and the language. */
export type FileId = { readonly definition: Definition; readonly id: string; readonly language: Language };

/** A content file with its value in one language. */
export type Entry = FileId & { readonly source: Source; readonly value: unknown };

export const everySingle = { ...pages, ...singles, ...sharedWords } as Readonly<Record<string, SingleDefinition>>;
export const everyCollection = collections as Readonly<Record<string, CollectionDefinition>>;

export const isCollection = (definition: Definition): definition is CollectionDefinition => 'folder' in definition;

const pageFolders: readonly string[] = Object.values(collectionPaths).map((name) => collections[name].folder);

/** Reads the path of a file below content/; a message if the site does not use such a file. */
export function getFileId(file: string): FileId | string {
  const [, stem = '', tag, ending] = /^(.*?)(?:\.([a-z]{2}))?\.(ya?ml|mdx?)$/.exec(file) ?? [];
  const language = tag === undefined ? sourceLanguage : languages.find((each) => each === tag);
  if (language === undefined) return `'.${tag}' is not a language of the site. ${didYouMean(tag ?? '', languages)}`;
  if (tag === sourceLanguage) return `is in the source language. Remove '.${tag}' from its name.`;

  const [, folder = '', id = ''] = /^(?:(.*)\/)?([^/]*)$/.exec(stem) ?? [];
  const definitions = [...Object.values(everySingle), ...Object.values(everyCollection)];
  const definition = definitions.find((each) => (isCollection(each) ? folder === each.folder : stem === each.file));
  if (!definition) {
    const known = definitions.map((each) => (isCollection(each) ? `${each.folder}/…` : each.file));
    return `is not a content file that the site uses. ${didYouMean(stem, known)}`.trim();
  }
  const right = (isCollection(definition) && definition.body) || 'yaml';
  if (right !== ending) return `must end in .${right}.`;
  const isRight = pageFolders.includes(folder) ? !isReserved(id) : isFileName(id);
  return isRight
    ? { definition, id, language }
    : `${quoteText(id)} is reserved, or not a file name. Use lower-case letters, digits and hyphens, at most 80 characters.`;
}

/** The path of an item below content/, without extension. */
export const getEntryKey = ({ definition, id }: Pick<Entry, 'definition' | 'id'>): string =>
  isCollection(definition) ? `${definition.folder}/${id}` : definition.file;

/** The page of a content file; undefined for texts shared by many pages. */
export function getPage({ definition, id }: Pick<Entry, 'definition' | 'id'>): string | undefined {
  if (!isCollection(definition)) return routePaths.find((path) => getWordsFile(path) === definition.file);
  if (definition.folder === 'policies') return `/${id}`;
  const [below] = Object.entries(collectionPaths).find(([, name]) => name === definition.folder) ?? [];
  return below && `${below}/${id}`;
}
