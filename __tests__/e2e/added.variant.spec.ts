import { readContentFiles } from '@/build/content/load/files';
import { pickFirstOfEachKind } from '@/scripts/lib/page-kinds';

import { find, readPages } from '../export/support/pages';
import { brokenWords } from './support/broken-words';
import { cutOff } from './support/cut-off';
import { expect, tour as test, visit } from './support/test';

const added = [...readContentFiles('__tests__/fixtures/variant').keys()].map((file) =>
  file.replace(/^.*\/|\.\w+$/g, ''),
);
const isAdded = (path = '') => added.includes(path.slice(path.lastIndexOf('/') + 1));

const pages = readPages('out-variant', 'npm run build:variant');
const listing = pages.filter((page) => find(page, 'a').some(({ attributes }) => isAdded(attributes.href)));

const shown = [...new Set([...pages.filter((page) => isAdded(page.path)), ...pickFirstOfEachKind(listing)])];
// Items and lists of them.
for (const { path } of shown) {
  test(`${path} has room for unusual words`, async ({ page }) => {
    await visit(page, path);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await cutOff(page), `${width} px`).toEqual([]);
    }
  });
}

test('bullets in a numbered list are bullets, and numbers in them begin again', async ({ page }) => {
  test.skip(!pages.some(({ path }) => path === '/news/odd-words'), 'The content has no news.');
  await visit(page, '/news/odd-words');
  const markerOf = async (text: string) => {
    const item = page.getByRole('listitem').filter({ hasText: new RegExp(`^\\s*${text}`) });
    return item.evaluate((li) => ({
      own: getComputedStyle(li).listStyleType,
      ring: getComputedStyle(li, '::before').content !== 'none',
      step: getComputedStyle(li).counterIncrement,
    }));
  };

  expect(await markerOf('Bullet')).toEqual({ own: 'circle', ring: false, step: 'none' });
  expect(await markerOf('Number')).toEqual({ own: 'decimal', ring: false, step: 'none' });
  expect(await markerOf('Second')).toEqual({ own: 'none', ring: true, step: 'step 1' });
});

// On the narrowest common phone.
for (const path of ['/mentorship', '/story']) {
  test(`a name of 21 letters is whole in the lists of ${path}`, async ({ page }) => {
    await visit(page, path);
    await page.setViewportSize({ width: 360, height: 800 });

    await expect(page.getByText('Meenakshisundareswari')).not.toHaveCount(0);
    expect(await brokenWords(page)).toEqual([]);
  });
}
