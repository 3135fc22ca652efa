import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities } from 'selenium-webdriver';

import { freePort } from '../../scripts/lib/port.mjs';
import type { Browser } from './browser';
import { startChromium80 } from './chromium-80';

/** Where Debian and Ubuntu install Firefox. */
const firefoxPath = '/usr/bin/firefox-esr';

/** Starts the installed Firefox. */
async function startFirefox(): Promise<Browser> {
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath, headless: true });
  const page = await firefox.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    type: (selector, text) => page.type(selector, text),
    click: (selector) => page.click(selector),
    resize: (width, height) => page.setViewport({ width, height }),
    read: (expression) => page.evaluate(expression),
    close: () => firefox.close(),
  };
}

/** Starts the installed WebKitGTK on a virtual screen. */
async function startWebKit(): Promise<Browser> {
  const display = `:${await freePort(6100)}`;
  const port = await freePort(9240);
  const env = { ...process.env, DISPLAY: display };
  const programs = [
    spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' }),
    spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }),
  ];
  await pause(2000);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  return {
    open: (url) => driver.get(url),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height, x: 0, y: 0 })),
    read: (expression) => driver.executeScript(`return ${expression};`),
    async close() {
      await driver.quit();
      for (const program of programs) program.kill();
    },
  };
}

/** The browsers, and the programs that each needs. Chromium 80 comes from npm, for Linux only. */
export const browsers = [
  { name: 'Chromium 80', start: startChromium80, programs: ['tar'] },
  { name: 'Firefox', start: startFirefox, programs: [firefoxPath] },
  { name: 'WebKit', start: startWebKit, programs: ['WebKitWebDriver', 'Xvfb'] },
] as const;
