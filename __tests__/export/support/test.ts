import { test as base } from '@playwright/test';

import { type ExportedPage, readPages } from './pages';

type WorkerFixtures = {
  /** The folder of the export that a test reads. */
  readonly folder: string;
  /** Its pages, without those for developers. */
  readonly pages: readonly ExportedPage[];
};

/** For what both exports are asked: the deployed one, and the variant, whose content has English items and odd words. */
export const test = base.extend<object, WorkerFixtures>({
  folder: ['out', { option: true, scope: 'worker' }],
  pages: [
    async ({ folder }, provide) =>
      provide(readPages(folder).filter(({ path }) => !/^\/(styleguide|throws)$/.test(path))),
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
