import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

import { type Language, rootOf } from '@/lib/languages';

import { launchOptions } from '../../lib/launch';
import { pause, SLOWDOWN, type SlowLink } from './link';

/** What a second page took, whose link was pointed at and clicked. */
export type SecondPage = {
  readonly language: Language;
  /** From the click until it was painted. */
  readonly milliseconds: number;
  readonly isRenderedAhead: boolean;
  /** Fonts and pictures that the first page had loaded, and the second asked for again. */
  readonly again: readonly string[];
};

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly targetInfo: { readonly type: string } };
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
};

/** Speaks to a browser by its own protocol: whatever Playwright looks at, Chromium does not render ahead. */
function speakTo(browser: ChildProcess) {
  const [, , , input, output] = browser.stdio as [null, null, null, Writable, Readable];
  const answers = new Map<number, (message: Message) => void>();
  const pages: string[] = [];
  let id = 0;
  let rest = '';

  const ask = (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      id += 1;
      answers.set(id, ({ result = {}, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });

  output.on('data', (chunk: Buffer) => {
    const messages = (rest + chunk.toString()).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages.map((text) => JSON.parse(text) as Message)) {
      if (message.id !== undefined) answers.get(message.id)?.(message);
      if (message.method !== 'Target.attachedToTarget' || !message.params) continue;
      // The page itself, then those rendered ahead; the last is the one that is shown in the end.
      const { sessionId, targetInfo } = message.params;
      if (targetInfo.type === 'page') pages.push(sessionId);
      void ask('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }, sessionId).catch(() => {});
      void ask('Runtime.runIfWaitingForDebugger', {}, sessionId).catch(() => {});
    }
  });
  return { ask, pages };
}

/** Runs an expression in a page. */
async function evaluate(ask: ReturnType<typeof speakTo>['ask'], page: string | undefined, expression: string) {
  const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true }, page);
  // The caller knows what its expression gives.
  return (result as { value: unknown }).value;
}

/** Where the browser is, and by the clock of the machine, when it was painted. */
const readSecondPage = `(() => {
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const painted = performance.timeOrigin + Math.max(activationStart, paint?.startTime ?? NaN);
  return { path: location.pathname, activationStart, painted };
})()`;

/**
 * Goes on from Home to Our Story, by the link in the header, as a hand with a mouse does.
 *
 * @param requests the paths that the server was asked for, which it adds to
 * @param args how the browser is started
 */
export async function secondPage(
  link: SlowLink,
  requests: string[],
  args: readonly string[],
  language: Language,
): Promise<SecondPage> {
  const profile = mkdtempSync(join(tmpdir(), 'visitor-'));
  const flags = [...args, '--headless', '--no-sandbox', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(launchOptions.executablePath ?? 'chromium', flags, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  try {
    const { ask, pages } = speakTo(browser);
    // By its tab: a page that is looked at by itself may render nothing ahead.
    const { targetId } = await ask('Target.createTarget', { url: 'about:blank', forTab: true });
    const { sessionId } = (await ask('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] };
    await ask('Target.setAutoAttach', attach, sessionId);
    while (pages.length === 0) await pause(50);
    const first = pages[0];
    const screen = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
    await ask('Emulation.setDeviceMetricsOverride', screen, first);

    requests.length = 0;
    const path = `${rootOf(language)}/story`;
    await ask('Page.navigate', { url: `${link.origin}${rootOf(language) || '/'}` }, first);
    await link.quiet(1500);
    const had = new Set(requests);
    requests.length = 0;
    const place = (await evaluate(
      ask,
      first,
      `(() => {
        const links = [...document.querySelectorAll('header a[href="${path}"]')].map((each) => each.getBoundingClientRect());
        const { x, y, width, height } = links.find((each) => each.height > 0);
        return { x: x + width / 2, y: y + height / 2 };
      })()`,
    )) as object;
    const move = (type: string) =>
      ask(
        'Input.dispatchMouseEvent',
        { type, ...place, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
        first,
      );
    await move('mouseMoved');
    // As long as a hand rests on a link, and until what was asked for ahead is there.
    await pause(300);
    await link.quiet(1500);
    void move('mousePressed').catch(() => {});
    await pause(80);
    // By the clock, not by a script in the first page: to keep the time for the second took that 8 ms.
    const clicked = performance.timeOrigin + performance.now();
    void move('mouseReleased').catch(() => {});
    await pause(500);
    await link.quiet(1500);

    let shown = { path: '', activationStart: 0, painted: Number.NaN };
    for (let tries = 0; tries < 20 && !(shown.painted > clicked); tries += 1) {
      await pause(250);
      shown = (await evaluate(ask, pages.at(-1), readSecondPage)) as typeof shown;
    }
    if (shown.path !== path) throw new Error(`The click led to ${shown.path}, and not to ${path}.`);
    const again = requests.filter((each) => had.has(each) && /\.(woff2|avif|jpe?g|png|svg)$/.test(each));
    return { language, milliseconds: shown.painted - clicked, isRenderedAhead: shown.activationStart > 0, again };
  } finally {
    browser.kill();
    await once(browser, 'exit');
    // Its processes take a moment to be gone, and write until then.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
