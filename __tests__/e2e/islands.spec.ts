import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { type ExportedPage, exportedPages, find, hasIsland } from '../export/support/pages';
import { expect, test, untilIdle, visit } from './support/test';

declare global {
  interface Window {
    /** The first element of each island, as it stood before any script of the page ran. */
    built: (Element | null)[];
  }
}

/** Notes what the page holds when it has been read, which is before its modules run. */
function noteWhatIsBuilt(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') {
      window.built = Array.from(document.querySelectorAll('[data-island]'), (island) => island.firstElementChild);
    }
  });
}

/** Whether what was built stays: the page of stored data first asks for patience, which may be gone when it is alive. */
const stays = ({ route }: ExportedPage): boolean => route !== '/privacy/your-data';

/** Whether every island has started, on the very elements that were built. */
function isAlive(mustStay: boolean): boolean {
  const isSame = !mustStay || window.built.every((first) => first?.isConnected);
  return (
    isSame && Array.from(document.querySelectorAll('[data-island]')).every((island) => island.matches('[data-started]'))
  );
}

test('no script of Next.js is left in the export', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });

  expect(files.filter((file) => /^_next\/.*\.js$/.test(file) && !file.startsWith('_next/static/islands/'))).toEqual([]);
});

for (const page of exportedPages.filter(hasIsland)) {
  test(`${page.path} names every module with the checksum of its file`, () => {
    const modules = [...find(page, 'link', { rel: 'modulepreload' }), ...find(page, 'script', { type: 'module' })];

    expect(modules).not.toEqual([]);
    for (const { attributes } of modules) {
      const content = readFileSync(`out${attributes.href ?? attributes.src ?? ''}`);
      expect(attributes.integrity).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`);
    }
  });

  test(`${page.path} loads the modules that it names, and no other script, and each island hydrates`, async ({
    page: tab,
  }) => {
    const complaints: string[] = [];
    // React reports what it had to mend as an error of the page.
    tab.on('pageerror', (error) => complaints.push(error.message));
    const asked: string[] = [];
    tab.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    await tab.addInitScript(noteWhatIsBuilt);
    await visit(tab, page.path);
    await expect.poll(() => tab.evaluate(isAlive, stays(page))).toBe(true);
    await untilIdle(tab);

    expect(await tab.evaluate(() => window.built.length)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    const named = [
      ...find(page, 'link', { rel: 'modulepreload' }).map(({ attributes }) => attributes.href ?? ''),
      ...find(page, 'script').flatMap(({ attributes }) => attributes.src ?? []),
    ];
    expect([...new Set(asked)].toSorted()).toEqual(named.toSorted());
    expect(named.every((address) => address.startsWith('/_next/static/islands/'))).toBe(true);
  });
}

for (const changed of ['contact-form', 'shared']) {
  test(`a module that was changed on its way is not run: ${changed}`, async ({ page: tab }) => {
    await tab.route(`**/_next/static/islands/${changed}-*.js`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `document.title = 'changed';\n${await response.text()}` });
    });
    const refused = tab.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await visit(tab, '/contact');
    await refused;
    await tab.waitForLoadState('load');

    await expect(tab).not.toHaveTitle('changed');
    await tab.unrouteAll({ behavior: 'wait' });
  });
}
