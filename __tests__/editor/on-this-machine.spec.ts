import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { inClone } from '@/scripts/lib/clone';

/** Caches reused from the project. */
const caches = ['editor', 'pictures', 'papers', 'icons'];

/** Starts `npm run edit` in a folder; returns both URLs once they are printed. */
async function startEditing(cwd: string) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit.ts'], {
    cwd,
    // A process group, so that the site server ends too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const addresses = await new Promise<RegExpExecArray>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        output += part.toString();
        const found = /The editor is at (\S+), the site at (\S+)/.exec(output);
        if (found) resolve(found);
      });
    }
    child.on('close', () => reject(new Error(output)));
  });
  const [, editor = '', site = ''] = addresses;
  return { editor, site, stop: () => process.kill(-(child.pid ?? 0)) };
}

test('npm run edit: a change appears on its page; an error appears in the editor and on the page, with its line', async ({
  page,
}) => {
  await inClone('edit', async (folder) => {
    for (const name of caches.map((each) => join('.cache', each)).filter((each) => existsSync(each))) {
      cpSync(name, join(folder, name), { recursive: true, verbatimSymlinks: true });
    }
    const { editor, site, stop } = await startEditing(folder);
    try {
      const words = join(folder, 'content/pages/timeline.yaml');
      const before = readFileSync(words, 'utf8');
      const panel = page.locator('#check');
      // Opened before the first check finishes.
      await page.goto(editor);
      await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
      await expect(panel).toContainText('The content is in order', { timeout: 60_000 });

      const other = await page.context().newPage();
      await expect(() => other.goto(`${site}/timeline`)).toPass({ timeout: 120_000 });
      writeFileSync(words, before.replace(/^( +title: ).*$/m, '$1A title of the test'));
      await expect(async () => {
        await other.goto(`${site}/timeline`);
        await expect(other.getByRole('heading', { name: 'A title of the test' })).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 60_000 });

      writeFileSync(words, before.replace(/^label: /m, 'lable: '));
      const issue = /content\/pages\/timeline\.yaml:1:1: lable: there is no such key/;
      const line = panel.getByRole('link', { name: issue });
      await expect(line).toBeVisible({ timeout: 60_000 });
      await expect(line).toHaveAttribute('href', '#/collections/pages/entries/timeline');
      const [above, below] = [await page.locator('#nc-root').boundingBox(), await panel.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await expect(async () => {
        await other.goto(`${site}/timeline`);
        await expect(other.getByText(issue).first()).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 60_000 });
    } finally {
      stop();
    }
  });
});
