import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';

import { installTool } from '../../../scripts/lib/tool';
import { createCalls, type Driver } from './driver';

/** Unpacks the Chromium in the npm package, unless it is unpacked already. */
async function unpack(): Promise<string> {
  const packages = await installTool('tools/old-chromium');
  const from = join(packages, 'chrome-aws-lambda/bin');
  const folder = resolve('.cache/old-chromium/unpacked');
  if (existsSync(join(folder, 'chromium'))) return folder;
  mkdirSync(folder, { recursive: true });
  for (const archive of ['aws', 'swiftshader']) {
    const input = brotliDecompressSync(readFileSync(join(from, `${archive}.tar.br`)));
    execFileSync('tar', ['xf', '-', '-C', folder], { input });
  }
  writeFileSync(join(folder, 'chromium.part'), brotliDecompressSync(readFileSync(join(from, 'chromium.br'))));
  chmodSync(join(folder, 'chromium.part'), 0o755);
  execFileSync('mv', [join(folder, 'chromium.part'), join(folder, 'chromium')]);
  return folder;
}

/** Starts Chromium 80, controlled by the DevTools protocol through a pipe. */
export async function startChromium80(): Promise<Driver> {
  const folder = await unpack();
  const profile = mkdtempSync(join(tmpdir(), 'kaivinai-chromium-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--single-process',
    '--no-zygote',
    '--disable-dev-shm-usage',
  ];
  const browser = spawn(join(folder, 'chromium'), [...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') },
  });
  const [input, output] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable];

  let errors: string[] = [];
  let onLoad = () => {};
  const { call, receive } = createCalls(
    (message) => input.write(`${message}\0`),
    ({ method, params }) => {
      if (method === 'Page.loadEventFired') onLoad();
      if (method === 'Runtime.exceptionThrown') errors.push(JSON.stringify(params));
    },
  );
  let rest = '';
  output.on('data', (chunk: Buffer) => {
    const messages = `${rest}${chunk.toString()}`.split('\0');
    rest = messages.pop() ?? '';
    messages.forEach(receive);
  });

  const { targetId } = await call<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await call<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const send = <Result>(method: string, params: object = {}) => call<Result>(method, params, { sessionId });
  await send('Page.enable');
  await send('Runtime.enable');

  return {
    async open(url) {
      errors = [];
      const loaded = new Promise<void>((done) => {
        onLoad = done;
      });
      await send('Page.navigate', { url });
      await loaded;
    },
    async run<Result>(script: string) {
      const expression = `(async () => { ${script} })()`;
      const answer = await send<{ result: { value: Result }; exceptionDetails?: unknown }>('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
      return answer.result.value;
    },
    resize: (width, height) =>
      send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }),
    errors: () => errors,
    async close() {
      browser.kill('SIGKILL');
      await new Promise((done) => browser.once('exit', done));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
