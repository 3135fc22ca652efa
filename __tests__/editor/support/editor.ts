import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { expect, type Locator, type Page, test as base } from '@playwright/test';

import { readContentFiles } from '@/build/content/load/files';

import { folder } from './build';

// No server: requests to this origin are answered from the folder. Sveltia only works on a local folder when its page
// is on localhost.
const origin = 'http://localhost:4321';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Content files by path from the project root. */
export const texts: ReadonlyMap<string, string> = new Map(
  [...readContentFiles('content')].map(([name, text]) => [`content/${name}`, text]),
);

/** Pictures as data for the browser; large ones are omitted, because no field reads them. */
const pictures = Object.fromEntries(
  readdirSync('content/images')
    .filter((name) => /\.(svg|jpg)$/.test(name))
    .map((name) => [`content/images/${name}`, readFileSync(join('content/images', name))] as const)
    .filter(([, bytes]) => bytes.length < 60_000)
    .map(([name, bytes]) => [name, bytes.toString('base64')]),
);

/** The real editor in a browser, working on a copy of the content in the browser's private file system. */
export class Editor {
  constructor(readonly page: Page) {}

  /** Opens an entry, or the form for a new one. */
  async open(collection: string, entry?: string): Promise<void> {
    await this.page.goto(`${origin}/#/collections/${collection}/${entry === undefined ? 'new' : `entries/${entry}`}`);
    // Normally seconds, but 30 s were once too short during a parallel build.
    await this.pane().locator('section.field').first().waitFor({ timeout: 120_000 });
  }

  /** Requests deletion of the open entry; returns the confirmation dialog. */
  async delete(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Show Editor Options' }).click();
    await this.page.getByRole('menuitem', { name: 'Delete' }).click();
    return this.page.getByRole('alertdialog', { name: 'Delete Entry' });
  }

  /** The form in a language. */
  pane(language = 'en'): Locator {
    return this.page.locator(`[data-locale="${language}"], [data-locale="_default"]`).first();
  }

  /** A field by its path, such as `venue.name`; unfolds its parents. */
  async field(path: string, language?: string): Promise<Locator> {
    const target = this.at(path, language);
    const outer = this.at(path.replace(/\..*/, ''), language);
    const folded = outer.getByRole('button', { name: 'Expand', exact: true }).first();
    // Fields render as they scroll into view.
    await expect(async () => {
      if (!(await outer.isVisible()))
        await this.pane(language).locator('section.field').last().scrollIntoViewIfNeeded();
      else if (!(await target.isVisible()) && (await folded.isVisible())) await folded.click();
      if (await outer.isVisible()) await outer.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(target).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    return target;
  }

  private at(path: string, language?: string): Locator {
    return this.pane(language).locator(`section.field[data-key-path="${path}"]`);
  }

  /** The text input of a field. */
  async input(path: string, language?: string): Promise<Locator> {
    return (await this.field(path, language)).locator('input, textarea').first();
  }

  async write(path: string, text: string, language?: string): Promise<void> {
    await (await this.input(path, language)).fill(text);
  }

  /** Selects an option of a drop-down. */
  async choose(path: string, name: string): Promise<void> {
    await (await this.field(path)).getByRole('combobox').click();
    await this.page.getByRole('option', { name, exact: true }).click();
    // Waits until the previous drop-down has closed.
    await this.page.getByRole('option', { name, exact: true }).waitFor({ state: 'hidden' });
  }

  /** Saves, then waits until the file has changed and the form is closed. */
  async save(file: string): Promise<string> {
    const before = await this.read(file);
    await this.page.getByRole('button', { name: /^Save/ }).first().click();
    await expect
      .poll(async () => [before, '', undefined].includes(await this.read(file)), { message: `${file} is being saved` })
      .toBe(false);
    await this.page.getByRole('group', { name: 'Content Library' }).waitFor();
    await this.page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
    return (await this.read(file)) ?? '';
  }

  /** A content file in the editor's folder; undefined if it does not exist. */
  read(file: string): Promise<string | undefined> {
    return this.page.evaluate(async (path) => {
      const steps = path.split('/');
      const name = steps.pop() ?? '';
      try {
        let place = await navigator.storage.getDirectory();
        for (const step of steps) place = await place.getDirectoryHandle(step);
        return await (await (await place.getFileHandle(name)).getFile()).text();
      } catch {
        // Missing, or being written.
        return undefined;
      }
    }, file);
  }

  /** All content files in the editor's folder as base64, by path. */
  files(): Promise<Record<string, string>> {
    return this.page.evaluate(async () => {
      const found: Record<string, string> = {};
      const walk = async (place: FileSystemDirectoryHandle, path: string): Promise<void> => {
        for await (const [name, handle] of (
          place as unknown as { entries: () => AsyncIterable<[string, FileSystemHandle]> }
        ).entries()) {
          if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`);
          else {
            const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
            found[path + name] = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
          }
        }
      };
      await walk(await navigator.storage.getDirectory(), '');
      return found;
    });
  }
}

type Fixtures = {
  readonly editor: Editor;
  /** Requests to other origins that the policy did not block. */
  readonly foreignRequests: string[];
};

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  foreignRequests: async ({}, provide) => provide([]),

  editor: async ({ page, foreignRequests }, provide) => {
    page.on('requestfailed', (request) => {
      const refusal = request.failure()?.errorText ?? '';
      if (/^https?:/.test(request.url()) && refusal !== 'csp') foreignRequests.push(`${request.url()}: ${refusal}`);
    });
    page.on('requestfinished', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) foreignRequests.push(request.url());
    });
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(folder, pathname === '/' ? 'index.html' : pathname);
      return existsSync(file)
        ? route.fulfill({ path: file, contentType: types[extname(file)] ?? 'application/octet-stream' })
        : route.fulfill({ status: 404 });
    });
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(`${origin}/mark.svg`);
    await page.evaluate(
      async ({ written, drawn }) => {
        const root = await navigator.storage.getDirectory();
        const put = async (path: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> => {
          const steps = path.split('/');
          const name = steps.pop() ?? '';
          let place = root;
          for (const step of steps) place = await place.getDirectoryHandle(step, { create: true });
          const file = await (await place.getFileHandle(name, { create: true })).createWritable();
          await file.write(content);
          await file.close();
        };
        await root.getDirectoryHandle('.git', { create: true });
        for (const [path, text] of written) await put(path, text);
        for (const [path, bytes] of drawn) {
          await put(
            path,
            Uint8Array.from(atob(bytes), (byte) => byte.codePointAt(0) ?? 0),
          );
        }
      },
      { written: [...texts], drawn: Object.entries(pictures) },
    );
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await page.getByRole('tree', { name: 'Collection List' }).waitFor();
    await provide(new Editor(page));
  },
});

export { expect } from '@playwright/test';
