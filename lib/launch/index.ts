import type { ContentModule } from '@/lib/checks/links';
import type { Problem } from '@/lib/checks/rules';

import { checkAddresses, checkDocuments, type Addresses } from './addresses';
import { checkDates, type DatedContent } from './dates';
import { checkMarks } from './marks';

/** All that the launch check looks at. */
export type LaunchContent = DatedContent & {
  readonly modules: readonly ContentModule[];
  /** Gives the text of a module. */
  readonly sourceOf: (file: string) => string;
  readonly addresses: Addresses;
  /** The texts that repeat an address outside the content, by file. */
  readonly documents: Readonly<Record<string, string>>;
  readonly articles: readonly { readonly file: string; readonly slug: string; readonly frontmatter: unknown }[];
};

const isSample = (frontmatter: unknown): boolean =>
  typeof frontmatter === 'object' && frontmatter !== null && 'sample' in frontmatter && frontmatter.sample === true;

/**
 * Everything that must be replaced, confirmed or brought up to date before the site goes out: placeholders, samples,
 * and what time has overtaken. Sorted by file.
 *
 * @param now the moment of the build (lib/build-date.ts)
 */
export function openPoints(content: LaunchContent, now: Date): Problem[] {
  const articles = content.articles
    .filter(({ frontmatter }) => isSample(frontmatter))
    .map(({ file, slug }): Problem => ({
      file,
      item: slug,
      field: 'sample',
      message: 'names people who are invented. Write what happened, and take the mark away.',
    }));

  return [
    ...checkMarks(content.modules, content.sourceOf),
    ...checkAddresses(content.addresses),
    ...checkDocuments(content.documents),
    ...checkDates(content, now),
    ...articles,
  ].toSorted((a, b) => a.file.localeCompare(b.file));
}
