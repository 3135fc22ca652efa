import type { ContentModule } from '@/lib/checks/links';
import type { Problem } from '@/lib/checks/rules';

import { checkAddresses, checkDocuments, type Addresses } from './addresses';
import { checkDates, type DatedContent } from './dates';
import { checkMarks, marksInFiles } from './marks';

/** All that the launch check looks at. */
export type LaunchContent = DatedContent & {
  readonly modules: readonly ContentModule[];
  /** Gives the text of a module. */
  readonly sourceOf: (file: string) => string;
  readonly addresses: Addresses;
  /** The texts that repeat an address outside the content, by file. */
  readonly documents: Readonly<Record<string, string>>;
  /** What each file of content says, by its path below content/. */
  readonly files: ReadonlyMap<string, string>;
};

/**
 * Everything that must be replaced, confirmed or brought up to date before the site goes out: placeholders, samples,
 * and what time has overtaken. Sorted by file.
 *
 * @param now the moment of the build (lib/build-date.ts)
 */
export function openPoints(content: LaunchContent, now: Date): Problem[] {
  return [
    ...checkMarks(content.modules, content.sourceOf),
    ...checkAddresses(content.addresses),
    ...checkDocuments(content.documents),
    ...checkDates(content, now),
    ...marksInFiles(content.files),
  ].toSorted((a, b) => a.file.localeCompare(b.file));
}
