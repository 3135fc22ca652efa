import { languages, rootOf } from '@/lib/languages';

import { find, pagesBelow, type ExportedPage } from './support/pages';
import { expect, test } from '@playwright/test';

const RUN = 3;

/** Above this share two pages read as one form, filled in twice. */
const MOST_SHARED = 1 / 3;

/** Every three words in a row of a page's main part. */
function runsOf(page: ExportedPage): ReadonlySet<string> {
  const words = (find(page, 'main')[0]?.text ?? '').toLowerCase().match(/[\p{L}\p{M}\p{N}’']+/gu) ?? [];
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')));
}

for (const language of languages) {
  const mentors = pagesBelow(`${rootOf(language)}/mentor`).map((page) => ({ path: page.path, runs: runsOf(page) }));

  test(`no mentor's page says a third of what another says, in ${language}`, () => {
    expect(mentors.length).toBeGreaterThan(1);
    const alike = mentors.flatMap(({ path, runs }) =>
      mentors
        .filter((other) => other.path !== path)
        .map((other) => ({
          pair: `${path} and ${other.path}`,
          shared: [...runs].filter((run) => other.runs.has(run)).length / runs.size,
        }))
        .filter(({ shared }) => shared >= MOST_SHARED),
    );
    expect(alike).toEqual([]);
  });
}
