import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../../scripts/lib/port.mjs';
import { createCalls, type Driver } from './driver';

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function connect(url: string): Promise<WebSocket> {
  for (let tries = 0; ; tries += 1) {
    const socket = new WebSocket(url);
    const isOpen = await new Promise<boolean>((done) => {
      socket.addEventListener('open', () => done(true));
      socket.addEventListener('error', () => done(false));
    });
    if (isOpen) return socket;
    if (tries > 100) throw new Error(`Firefox does not answer at ${url}.`);
    await pause(200);
  }
}

/** Starts the installed Firefox, controlled by WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'kaivinai-firefox-'));
  const port = await freePort(9230);
  const browser = spawn('firefox-esr', ['--headless', '--profile', profile, `--remote-debugging-port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const socket = await connect(`ws://127.0.0.1:${port}/session`);
  let errors: string[] = [];
  const { call, receive } = createCalls(
    (message) => socket.send(message),
    ({ params }) => {
      const entry = params as { type?: string; level?: string; text?: string };
      // The lookup service is unreachable in tests, which Firefox reports as a script error.
      const isNetwork = entry.text?.startsWith('Cross-Origin Request Blocked') ?? false;
      if (entry.type === 'javascript' && entry.level === 'error' && !isNetwork) errors.push(entry.text ?? '');
    },
  );
  socket.addEventListener('message', ({ data }) => receive(String(data)));
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await call<{ contexts: readonly { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;

  return {
    async open(url) {
      errors = [];
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run<Result>(script: string) {
      const answer = await call<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        {
          expression: `(async () => { ${script} })().then((value) => JSON.stringify(value === undefined ? null : value))`,
          target: { context },
          awaitPromise: true,
        },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result?.value ?? 'null') as Result;
    },
    async resize(width, height) {
      await call('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    errors: () => errors,
    async close() {
      socket.close();
      browser.kill('SIGKILL');
      await new Promise((done) => browser.once('exit', done));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
