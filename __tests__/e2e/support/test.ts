import { test as base } from '@playwright/test';

type Fixtures = {
  /** Addresses outside the site that a page asked for, or was about to go to. */
  readonly outsideRequests: string[];
};

/**
 * The test of this project: a browser that cannot leave the site. What leads out is written down and answered with
 * nothing (204), on which a browser stays where it is.
 */
export const test = base.extend<Fixtures>({
  // Playwright reads what a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  outsideRequests: async ({}, provide) => {
    await provide([]);
  },

  context: async ({ context, baseURL, outsideRequests }, provide) => {
    await context.route(
      (url) => url.protocol.startsWith('http') && url.origin !== baseURL,
      async (route) => {
        outsideRequests.push(route.request().url());
        await route.fulfill({ status: 204 });
      },
    );
    await provide(context);
  },
});

export { expect } from '@playwright/test';
