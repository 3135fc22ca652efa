// Finds the browser that the tests drive, and the fonts they measure, or fetches them. Plain Node.js: it is imported before
// anything is installed.

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

import { answers, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

const advice = 'No browser for the tests. Install Chromium or Chrome, or set CHROME_PATH to the one you have.';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a browser starts. Ubuntu ships a `chromium-browser` that only says where to get the real one, and a downloaded
 * browser may lack system libraries. On Windows chrome.exe --version opens a window, so the file must do.
 *
 * @param {string} file
 */
const works = (file) => isExecutable(file) && (process.platform === 'win32' || answers(file, ['--version']));

/** Where Playwright keeps its own download, when Playwright is installed. */
function playwrightsOwn() {
  try {
    const require = createRequire(import.meta.url);
    const { chromium } = /** @type {typeof import('@playwright/test')} */ (require('@playwright/test'));
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * The browser for the tests: CHROME_PATH, an installed Chromium or Chrome, or Playwright's own.
 *
 * @returns {string | undefined} its path
 * @throws {Error} when CHROME_PATH is set and names no browser
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!works(chosen)) {
      throw new Error(`CHROME_PATH is '${chosen}', and that is no browser that starts.`);
    }
    return chosen;
  }

  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const places = process.platform === 'darwin' || process.platform === 'win32' ? usualPlaces[process.platform] : [];

  return [...onPath, ...places, ...playwrightsOwn()].find(works);
}

async function downloadByPlaywright() {
  console.log("No browser found. Trying Playwright's own download …");
  return run('npx', ['playwright', 'install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    timeout: 300_000,
  });
}

/** @param {readonly string[]} packages */
async function installByPackageManager(packages) {
  if (!answers('apt-get', ['--version'])) {
    return false;
  }
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !answers('sudo', ['-n', 'true'])) {
    return false;
  }

  console.log("Trying the system's package manager …");
  const aptGet = (/** @type {string[]} */ ...args) =>
    run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  return (await aptGet('update')) && (await aptGet('install', '-y', ...packages));
}

/**
 * Finds a browser, or fetches one: Playwright's download first, the system's package manager next. Says what to do when
 * neither works.
 *
 * @returns {Promise<string | undefined>} its path
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) {
    return found;
  }

  for (const fetchBrowser of [downloadByPlaywright, () => installByPackageManager(['chromium'])]) {
    await fetchBrowser();
    const fetched = findBrowser();
    if (fetched) {
      return fetched;
    }
  }

  console.error(advice);
  return undefined;
}

/** Of the fonts that stand in for ours (app/_styles/_fallback-fonts.scss), one of each package that has them. */
const standIns = ['Liberation Sans', 'Noto Sans Tamil'];

const hasFont = (/** @type {string} */ family) =>
  Boolean(spawnSync('fc-list', [`:family=${family}`], { encoding: 'utf8' }).stdout);

/**
 * Fetches the fonts that stand in for ours where a Linux lacks them, as one without a desktop does: without a font
 * for Tamil, the tests of what stands in for one have nothing to measure. Other systems have fonts, and no command that
 * tells which.
 *
 * @returns {Promise<void>} when they are there, or when what to install was said
 */
export async function ensureFonts() {
  if (process.platform !== 'linux' || standIns.every(hasFont)) {
    return;
  }
  await installByPackageManager(['fontconfig', 'fonts-liberation', 'fonts-noto-core']);
  const missing = standIns.filter((family) => !hasFont(family));
  if (missing.length > 0) {
    console.error(
      `Not found: ${missing.join(' and ')}. Install them, or the tests of fonts and of layout shift will fail.`,
    );
  }
}

/** The browsers beside Chromium, as Debian and Ubuntu name them. */
const engines = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'];

/**
 * Fetches Firefox and WebKit where a Linux lacks them (__tests__/engines). Elsewhere, and where that fails, their tests are
 * left out.
 */
export async function ensureEngines() {
  const has = (/** @type {string} */ command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
  if (process.platform !== 'linux' || engines.every(has)) return;
  await installByPackageManager(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  const missing = engines.filter((command) => !has(command));
  if (missing.length > 0) console.error(`Not found: ${missing.join(', ')}. The tests of these browsers are left out.`);
}
