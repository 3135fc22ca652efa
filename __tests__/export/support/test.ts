import { test as base } from '@playwright/test';

import { type ExportedPage, readPages } from './pages';

type WorkerFixtures = {
  /** The export folder under test. */
  readonly folder: string;
  /** The pages of the export, without those for developers. */
  readonly pages: readonly ExportedPage[];
};

/** For checks on both exports: the deployed one, and the variant with untranslated items and unusual text. */
export const test = base.extend<object, WorkerFixtures>({
  folder: ['out', { option: true, scope: 'worker' }],
  pages: [
    async ({ folder }, provide) =>
      provide(readPages(folder).filter(({ path }) => !/^\/(styleguide|throws)$/.test(path))),
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
