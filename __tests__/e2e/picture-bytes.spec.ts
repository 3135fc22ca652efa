import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { weigh } from '@/scripts/measure/bench';

import budgets from '../../budgets.json' with { type: 'json' };
import { exportedPages, exportFolder } from '../export/support/pages';
import { readToTheEnd } from './support/reading';
import { expect, test, visit } from './support/test';

/** What a host sends of a picture: a drawing compressed, everything else as it is. */
function bytesOf(address: string): number {
  const file = join(exportFolder, address);
  return address.endsWith('.svg') ? weigh(readFileSync(file)).brotli : statSync(file).size;
}

const total = (addresses: ReadonlySet<string>) => [...addresses].reduce((sum, address) => sum + bytesOf(address), 0);

for (const { width, density, firstView, wholePage } of budgets.pictures.screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, deviceScaleFactor: density });

    for (const { path } of exportedPages) {
      test(`${path} keeps its pictures within budgets.json at ${width} px`, async ({ page }) => {
        const asked = new Set<string>();
        page.on('request', (request) => {
          if (request.resourceType() === 'image') asked.add(new URL(request.url()).pathname);
        });

        // With all that a browser fetches ahead from below the fold, before anyone has scrolled.
        await visit(page, path);
        await page.waitForLoadState('networkidle');
        const first = total(asked);

        await readToTheEnd(page);
        const all = total(asked);
        expect(first, 'the first view').toBeLessThanOrEqual(firstView);
        expect(all, 'the whole page').toBeLessThanOrEqual(wholePage);
      });
    }
  });
}
