import { spawn } from 'node:child_process';

import { freePort } from '../../../scripts/lib/port.mjs';
import type { Driver } from './driver';

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Starts the installed WebKitGTK with WebDriver (W3C), on a virtual screen. */
export async function startWebKit(): Promise<Driver> {
  const display = `:${await freePort(6100)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
  const port = await freePort(9240);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });

  const request = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const options = { args: ['--automation'] };
  const begin = () =>
    request<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
  let session: { sessionId: string } | undefined;
  for (let tries = 0; session === undefined; tries += 1) {
    await pause(200);
    session = await begin().catch((error: unknown) => {
      if (tries > 50) throw error;
      return undefined;
    });
  }
  const path = `/session/${session.sessionId}`;
  await request('POST', `${path}/timeouts`, { script: 30_000 });

  return {
    open: (url) => request('POST', `${path}/url`, { url }),
    async run<Result>(script: string) {
      const answer = await request<{ value?: Result; error?: string }>('POST', `${path}/execute/async`, {
        script: `const done = arguments[0]; (async () => { ${script} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args: [],
      });
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as Result;
    },
    async resize(width, height) {
      await request('POST', `${path}/window/rect`, { width, height });
    },
    errors: () => [],
    async close() {
      await request('DELETE', path).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}
