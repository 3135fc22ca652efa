/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { findBrowser } from '@/scripts/lib/browser.mjs';
import { offByPlaywright } from '@/scripts/lib/browser-options';

const environment = process.env;
let folder = '';

/** Writes an executable with the given exit status. */
function program(name: string, status: 'well' | 'badly'): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${status === 'well' ? 0 : 1}\n`, { mode: 0o755 });
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  process.env = { ...environment, PATH: folder };
  delete process.env.CHROME_PATH;
});

afterEach(() => {
  process.env = environment;
  rmSync(folder, { recursive: true });
});

test('CHROME_PATH has precedence', () => {
  program('chromium', 'well');
  process.env.CHROME_PATH = program('my-own', 'well');

  expect(findBrowser()).toBe(process.env.CHROME_PATH);
});

test('an invalid CHROME_PATH is an error', () => {
  process.env.CHROME_PATH = join(folder, 'nothing-here');

  expect(() => findBrowser()).toThrow(/CHROME_PATH is '.*nothing-here'/);
});

test('an installed browser is found by its name', () => {
  const chrome = program('google-chrome', 'well');

  expect(findBrowser()).toBe(chrome);
});

test('a browser that does not start is skipped', () => {
  program('chromium', 'badly');
  const chrome = program('google-chrome', 'well');

  expect(findBrowser()).toBe(chrome);
});

test('features that Playwright disables stay disabled with our list', () => {
  const playwright = dirname(require.resolve('playwright-core/package.json'));
  const source = readFileSync(join(playwright, 'lib', 'coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);

  expect(new Set(names)).toEqual(new Set(offByPlaywright));
});
