// Finds or installs the browsers and fonts of the tests. Plain Node.js: imported before anything is installed.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

import { doesAnswer, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/**
 * Whether a browser starts. Ubuntu's `chromium-browser` only says where to get the real one, and a downloaded browser may
 * lack system libraries. On Windows, `chrome.exe --version` opens a window.
 *
 * @param {string} file
 */
const starts = (file) => existsSync(file) && (process.platform === 'win32' || doesAnswer(file, ['--version']));

/** Playwright's own download, when Playwright is installed. */
function findDownloaded() {
  try {
    const require = createRequire(import.meta.url);
    return /** @type {typeof import('@playwright/test')} */ (require('@playwright/test')).chromium.executablePath();
  } catch {
    return '';
  }
}

/**
 * The browser for the tests: CHROME_PATH, an installed Chromium or Chrome, or Playwright's own.
 *
 * @returns {string | undefined} its path
 * @throws {Error} when CHROME_PATH is set and does not start
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !starts(chosen)) throw new Error(`CHROME_PATH is '${chosen}', which is not a browser that starts.`);
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces, findDownloaded()].find(starts);
}

/** @param {string} command */
const isOnPath = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** @param {string} family */
const hasFont = (family) => Boolean(spawnSync('fc-list', [`:family=${family}`], { encoding: 'utf8' }).stdout);

/** What the tests need on Linux, the packages of Debian and Ubuntu that bring it, and what happens without it. */
const needs = [
  {
    isInstalled: () => Boolean(findBrowser()),
    packages: ['chromium'],
    advice: 'There is no browser for the tests. Install Chromium or Chrome, or set CHROME_PATH.',
  },
  {
    // Font families (app/_styles/_fallback-fonts.scss), one from each system package that the tests need.
    isInstalled: () => ['Liberation Sans', 'Noto Sans Tamil'].every(hasFont),
    packages: ['fontconfig', 'fonts-liberation', 'fonts-noto-core'],
    advice: 'Liberation Sans or Noto Sans Tamil is missing: tests of fonts and of layout shift will fail.',
  },
  {
    isInstalled: () => isOnPath('firefox-esr'),
    packages: ['firefox-esr'],
    advice: 'Firefox is missing: its tests are skipped.',
  },
  {
    isInstalled: () => ['WebKitWebDriver', 'Xvfb'].every(isOnPath),
    packages: ['webkit2gtk-driver', 'xvfb'],
    advice: 'WebKitWebDriver or Xvfb is missing: the tests of WebKit are skipped.',
  },
];

/** @param {readonly string[][]} groups each installed by itself: a system may lack one of them */
async function installByApt(groups) {
  for (const args of [['update'], ...groups.map((packages) => ['install', '-y', ...packages])]) {
    await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

/**
 * Installs what is missing: a browser by Playwright's download, and as root the rest by apt. Reports what is still missing.
 *
 * @returns {Promise<boolean>} whether there is a browser
 */
export async function ensureBrowsers() {
  if (!findBrowser()) {
    console.log("No browser found. Trying Playwright's own download …");
    await run('npx', ['playwright', 'install', 'chromium'], {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
      timeout: 300_000,
    });
  }
  const listMissing = () => needs.filter(({ isInstalled }) => !isInstalled());
  if (process.platform === 'linux') {
    // Only as root, as in a container: tests change nobody's computer.
    if (listMissing().length > 0 && process.getuid?.() === 0 && isOnPath('apt-get')) {
      await installByApt(listMissing().map(({ packages }) => packages));
    }
    for (const { packages, advice } of listMissing())
      console.error(`${advice} On Debian: apt-get install ${packages.join(' ')}`);
  } else if (!findBrowser()) {
    console.error(needs[0]?.advice);
  }
  return Boolean(findBrowser());
}
