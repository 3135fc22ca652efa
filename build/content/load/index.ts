import { getSiteOrigin } from '@/lib/env';
import { isPublicOrigin } from '@/lib/routes/url';
import { type Language, languages, sourceLanguage } from '@/lib/language';

import { type Issue, readPath } from '../issues';
import { checkRelations, checkWordRelations } from '../relations';
import { isFile, buildTargets } from '../targets';
import { collectAnchors, findTextIssues } from '../mdx/texts';
import type { Content } from '@/lib/content/schemas';
import { figures } from '@/lib/content/schemas/figures';
import { type Entry, everyCollection, getEntryKey } from './entry';
import { fillIn, isFilled } from './fill';
import { readFiles } from './read';
import { checkVersions, type Untranslated } from './versions';

export type { Untranslated } from './versions';

/** The result of loading all content. */
export type Loaded = {
  readonly issues: readonly Issue[];
  /** Undefined if there are errors. */
  readonly content?: Readonly<Record<Language, Content>>;
  readonly untranslated: readonly Untranslated[];
};

const getIssueKey = ({ file, path }: Issue): string => `${file} ${readPath(path)}`;

/** The names of all figures; without the file, any. */
function listFigureNames(entries: readonly Entry[]): readonly string[] {
  const entry = entries.find(({ definition }) => definition === figures);
  // The cast is safe: the entry was validated.
  return entry ? ((entry.value as Content['figures']).figures ?? []).map(({ name }) => name) : ['any'];
}

function findConflicts(content: Content, entries: readonly Entry[], relation = checkRelations): Issue[] {
  const sources = new Map(entries.map((entry) => [getEntryKey(entry), entry.source]));
  return relation(content).map(({ item, path, message }) => ({
    file: sources.get(item)?.file ?? `content/${item}`,
    path,
    message,
    position: sources.get(item)?.findPosition(path),
  }));
}

/**
 * Loads all content, validates it and replaces variables.
 *
 * @param files the text of each file, by its path below content/: `hubs/weaving-madurai.yaml`
 * @param hasFile whether another file exists in the project, by its path from the root
 * @param isPublic whether this is a build for the public, which omits legally binding translations without a review
 * @returns all errors of all files, root causes first; content only if there are none
 */
export function loadContent(
  files: ReadonlyMap<string, string>,
  hasFile: (file: string) => boolean = isFile,
  isPublic: boolean = isPublicOrigin(getSiteOrigin()),
): Loaded {
  const read = readFiles(files);
  const checked = checkVersions(read, isPublic);
  const originals = checked.entries[sourceLanguage];
  const issues = [...read.issues, ...checked.issues];
  const isValid = issues.length === 0;

  const ids = {
    ...Object.fromEntries(
      Object.entries(everyCollection).map(([name, definition]) => [name, [...(read.present.get(definition) ?? [])]]),
    ),
    figures: listFigureNames(originals),
  };
  const targets = buildTargets(ids, collectAnchors(read.texts), hasFile);

  const result = isFilled(checked) ? fillIn(checked, { ids, targets, hasFile }) : undefined;
  // References are checked only in fields that are valid.
  const wrong = new Set(issues.map(getIssueKey));
  issues.push(...(result?.issues ?? []).filter((issue) => !wrong.has(getIssueKey(issue))));
  const content = result?.content;
  issues.push(...findTextIssues(read.texts, targets));
  // Rules between items apply only to complete content.
  if (content && isValid && result.issues.length === 0) {
    issues.push(...findConflicts(content[sourceLanguage], originals));
    const reported = new Set(issues.map(({ path, message }) => `${readPath(path)} ${message}`));
    for (const language of languages.filter((each) => each !== sourceLanguage)) {
      const conflicts = findConflicts(content[language], checked.entries[language], checkWordRelations);
      // What a translation does not say itself is reported with the original.
      issues.push(
        ...conflicts.filter(
          ({ file, path, message }) => file.includes(`.${language}.`) && !reported.has(`${readPath(path)} ${message}`),
        ),
      );
    }
  }
  issues.push(...read.stray, ...checked.stray);
  return {
    issues,
    ...(content && issues.length === 0 && { content }),
    untranslated: checked.untranslated,
  };
}
