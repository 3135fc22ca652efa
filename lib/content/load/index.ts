import { siteOrigin } from '@/lib/env';
import { isPublicOrigin } from '@/lib/public-origin';
import { type Language, sourceLanguage } from '@/lib/languages';

import { type Mistake, readPath } from '../mistakes';
import { relations } from '../relations';
import { isFile, targetsOf } from '../targets';
import { placesOfTexts, textMistakes } from '../texts';
import type { Content } from '../topics';
import { type Entry, everyCollection, keyOf } from './entry';
import { fillIn, isFilled } from './fill';
import { readFiles } from './read';
import { judgeVersions, type Untranslated } from './versions';

export type { Untranslated } from './versions';

/** All content of the site as it was read. */
export type Loaded = {
  readonly mistakes: readonly Mistake[];
  /** Nothing while there are mistakes. */
  readonly content?: Readonly<Record<Language, Content>>;
  readonly untranslated: readonly Untranslated[];
};

const placeOfMistake = ({ file, path }: Mistake): string => `${file} ${readPath(path)}`;

/** What does not fit together in sound content, each at the item that an editor would mend. */
function conflictsIn(content: Content, entries: readonly Entry[]): Mistake[] {
  const sources = new Map(entries.map((entry) => [keyOf(entry), entry.source]));
  return relations(content).map(({ item, path, message }) => ({
    file: sources.get(item)?.file ?? `content/${item}`,
    path,
    message,
    position: sources.get(item)?.positionOf(path),
  }));
}

/**
 * Reads all content, holds it against its schemas, and fills in what its texts name.
 *
 * @param files what each file below content/ says, by its path there: `hubs/weaving-madurai.yaml`
 * @param hasFile whether the project has another file, by its path from the root
 * @param isPublic whether the site goes to the public: what binds us is then left out until someone has read its translation
 * @returns every mistake of every file at once, first causes first; content only where there is none
 */
export function loadContent(
  files: ReadonlyMap<string, string>,
  hasFile: (file: string) => boolean = isFile,
  isPublic: boolean = isPublicOrigin(siteOrigin()),
): Loaded {
  const read = readFiles(files);
  const judged = judgeVersions(read, isPublic);
  const originals = judged.entries[sourceLanguage];
  const mistakes = [...read.mistakes, ...judged.mistakes];
  const isSound = mistakes.length === 0;

  const ids = Object.fromEntries(
    Object.entries(everyCollection).map(([name, definition]) => [name, [...(read.present.get(definition) ?? [])]]),
  );
  const targets = targetsOf(ids, placesOfTexts(read.texts), hasFile);

  const result = isFilled(judged) ? fillIn(judged, { ids, targets, hasFile }) : undefined;
  // What a field names is looked at where the field itself is right.
  const wrong = new Set(mistakes.map(placeOfMistake));
  mistakes.push(...(result?.mistakes ?? []).filter((mistake) => !wrong.has(placeOfMistake(mistake))));
  const content = result?.content;
  mistakes.push(...textMistakes(read.texts, targets));
  // What holds between items is asked of items that are all there.
  if (content && isSound && result.mistakes.length === 0) {
    mistakes.push(...conflictsIn(content[sourceLanguage], originals));
  }
  mistakes.push(...read.stray, ...judged.stray);
  return {
    mistakes,
    ...(content && mistakes.length === 0 && { content }),
    untranslated: judged.untranslated,
  };
}
