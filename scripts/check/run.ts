import { existsSync, readFileSync } from 'node:fs';

import { findStrayFiles } from '@/build/content/load/files';
import { findIdentityIssues } from '@/build/identity/read-mark';
import type { Loaded, Untranslated } from '@/build/content/load';
import { type Issue, formatIssue, readPath } from '@/build/content/issues';
import { listOldTranslations, listPairs, readLock, listUnlockedTranslations } from '@/build/content/translate/lock';
import { sourceLanguage } from '@/lib/language';
import { findPartlyPhotographed } from '@/lib/content/people';

import { readFilesBefore, findUnannouncedChanges } from './changes';

const lockFile = 'content/translations.lock';

/** The result of `npm run check`. */
export type Report = {
  readonly issues: readonly Issue[];
  /** Notes that do not stop a build, by heading. */
  readonly notes: readonly { readonly head: string; readonly lines: readonly string[] }[];
};

/**
 * Checks the files that depend on content: pictures, and generated files that are committed. Runs only when the content
 * is valid.
 */
async function findIssuesBeside(files: ReadonlyMap<string, string>): Promise<Issue[]> {
  const [{ findWrittenIssues }, { findPictureIssues }, { findLetterIssues }] = await Promise.all([
    import('./written'),
    import('./pictures'),
    import('./letters'),
  ]);
  return [...(await findPictureIssues()), ...(await findLetterIssues(files)), ...findWrittenIssues()];
}

/** One line per file, listing fields. */
function groupByFile(fields: readonly Pick<Untranslated, 'file' | 'path'>[], label: string): string[] {
  const names = [...new Set(fields.map(({ file }) => file))];
  return names.map((file) => {
    const paths = fields.filter((one) => one.file === file).map(({ path }) => readPath(path));
    const listed = paths.length > 5 ? `${paths.slice(0, 5).join(', ')} …` : paths.join(', ');
    return `${file}: ${paths.length} ${label}: ${listed}`;
  });
}

function listTranslationNotes(files: ReadonlyMap<string, string>, loaded: Loaded): string[] {
  const lock = readLock(existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '');
  const pairs = listPairs(files);
  return [
    ...groupByFile(loaded.untranslated, 'not translated, shown in English'),
    ...groupByFile(
      listUnlockedTranslations(pairs, lock),
      'with a new translation (run `npm run translations`, and commit content/translations.lock)',
    ),
    ...listOldTranslations(pairs, lock).map(formatIssue),
  ];
}

/** Runs all content checks. Those that read the loaded content run only when nothing else is wrong. */
export async function checkContent(files: ReadonlyMap<string, string>, loaded: Loaded): Promise<Report> {
  const found = [...loaded.issues, ...findStrayFiles(), ...findIdentityIssues()];
  const issues = found.length > 0 ? found : await findIssuesBeside(files);
  const source = loaded.content?.[sourceLanguage];
  const { images = [], pictureSlots = {}, shownOn = {} } = source ?? {};
  const unused = [
    ...images.map(({ id }) => id).filter((id) => !pictureSlots[id]),
    ...Object.keys(shownOn).filter((name) => shownOn[name]?.length === 0),
  ];
  const notes = [
    { head: 'Translations:', lines: listTranslationNotes(files, loaded) },
    {
      head: 'Photographs that lists do not show until all people in the list have one:',
      lines: source ? findPartlyPhotographed(source) : [],
    },
    { head: 'Pictures and figures that no page uses (use or remove them):', lines: unused },
    {
      head: 'Changes since the last version:',
      lines: findUnannouncedChanges(files, readFilesBefore()).map(formatIssue),
    },
  ];
  return { issues, notes: notes.filter(({ lines }) => lines.length > 0) };
}

/** The last line of a report. */
export const formatVerdict = ({ issues }: Report, seconds: string): string =>
  issues.length === 0
    ? `The content is in order (${seconds} s).`
    : `${issues.length} ${issues.length === 1 ? 'error' : 'errors'} (${seconds} s). Each line has the form file:line:column: field: what is wrong and what to write.`;

/** Formats a report for the terminal: notes, counted or listed, then errors, so that the errors are seen. */
export function formatReport(report: Report, seconds: string, listsNotes = false): string {
  const count = report.notes.reduce((sum, { lines }) => sum + lines.length, 0);
  const notes = listsNotes
    ? report.notes.map(({ head, lines }) => [head, ...lines.map((line) => `  ${line}`)].join('\n'))
    : [count > 0 ? `Notes that do not stop a build: ${count}. \`npm run check -- --notes\` lists them.` : ''];
  return [...notes, report.issues.map(formatIssue).join('\n'), formatVerdict(report, seconds)]
    .filter(Boolean)
    .join('\n\n');
}
